import { useTranslation } from 'react-i18next'
import { FileText, Rows3 } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { Notice } from '#app/components/ui/notice'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import { ResumeArticle } from '#app/preview/resume-article'
import type { SharedView } from './share.server'
import { SharedPageBar } from './shared-page-bar'
import { SharedPageFooter } from './shared-page-footer'

type SharedPageProps = {
  view: SharedView
  token: string
  inWeixin: boolean
  /** The PDF could not be made just now. */
  isPdfBusy: boolean
}

/**
 * The shared resume: on wide screens its pages, on phones its text. The other of the two is one press away, by the
 * address (`#text`, `#pages`), so that it needs no script.
 */
export function SharedPage({ view, token, inWeixin, isPdfBusy }: SharedPageProps) {
  const { t } = useTranslation('share')
  const { model, pages, masked } = view
  const hasPages = pages.length > 0
  const textLink = buttonVariants({ variant: 'ghost', size: 'sm', className: 'text-muted-foreground' })
  return (
    <div className="print-bare flex min-h-dvh flex-col bg-canvas max-md:pb-20">
      <SharedPageBar model={model} token={token} inWeixin={inWeixin} hasPages={hasPages} />
      <main className="print-bare mx-auto w-full max-w-[54rem] grow px-3 pt-3 md:px-6 md:pt-8">
        {isPdfBusy ? (
          <Notice role="status" className="mb-4">
            {t('pdfBusy')}
          </Notice>
        ) : null}
        {hasPages ? null : (
          <Notice role="status" className="mb-4">
            {t('pagesBusy')}
          </Notice>
        )}
        {hasPages ? (
          <p className="print-none mb-1 text-right md:hidden">
            <a href="#pages" className={textLink}>
              <FileText aria-hidden />
              {t('showPages', { count: pages.length })}
            </a>
          </p>
        ) : null}
        <div
          id="text"
          className={`print-none scroll-mt-20 rounded-lg bg-card px-5 py-6 shadow-page sm:px-10 sm:py-9 md:mb-8 ${hasPages ? 'md:not-target:hidden' : ''}`}
        >
          <ResumeArticle model={model} level={2} />
        </div>
        {hasPages ? (
          <>
            <section
              id="pages"
              aria-label={t('pages')}
              className="print-bare mt-3 scroll-mt-20 space-y-4 max-md:not-target:hidden md:mt-0 md:space-y-8"
            >
              {pages.map((page, index) => (
                <PreviewPageImage
                  key={page.hash}
                  src={`/s/${token}/${index + 1}?v=${page.hash}`}
                  page={page}
                  label={t('page', { page: index + 1 })}
                  // On phones they are out of sight until one asks for them.
                  isLazy
                />
              ))}
            </section>
            <p className="print-none mt-6 text-center max-md:hidden">
              <a href="#text" className={textLink}>
                <Rows3 aria-hidden />
                {t('showText')}
              </a>
            </p>
          </>
        ) : null}
      </main>
      <SharedPageFooter note={masked ? t('maskedNote') : undefined} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import { ResumeArticle } from '#app/preview/resume-article'
import type { SharedView } from './share.server'

type SharedPageProps = { view: SharedView; token: string }

/** The shared resume as text, with the printed pages beside it. */
export function SharedPage({ view, token }: SharedPageProps) {
  const { t } = useTranslation('share')
  const { model, pages, masked } = view
  return (
    <main className="print-bare mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[1fr_26rem] lg:items-start xl:grid-cols-[1fr_30rem]">
      <div className="print-none rounded-lg border border-border bg-card px-5 py-6 sm:px-8 sm:py-8">
        <ResumeArticle model={model} />
        {masked ? (
          <p className="mt-8 border-t border-border pt-4 text-sm text-subtle-foreground">{t('maskedNote')}</p>
        ) : null}
      </div>
      <section aria-label={t('pages')} className="print-bare space-y-4 rounded-lg bg-canvas p-4 sm:p-6">
        {pages.length === 0 ? <p className="text-sm text-muted-foreground">{t('pagesBusy')}</p> : null}
        {pages.map((page, index) => (
          <PreviewPageImage
            key={page.hash}
            src={`/s/${token}/${index + 1}?v=${page.hash}`}
            page={page}
            label={t('page', { page: index + 1 })}
          />
        ))}
      </section>
    </main>
  )
}

import { Link } from '@remix-run/react'
import { FileDown, FileType2, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { SlipsDrawing } from '#app/components/empty-state/slips-drawing'
import { CopyLink } from '#app/components/copy-link'
import { Button } from '#app/components/ui/button'
import { Notice } from '#app/components/ui/notice'
import { useFormatters } from '#app/i18n/use-formatters'
import type { DownloadView } from './download.server'

type DownloadLinkPageProps = {
  pages: DownloadView['pages']
  isBusy: boolean
  /** Without its extension. */
  fileName: string
  token: string
  /** In ms since 1970. */
  expiresAt: number
  /** The visitor made the link. */
  isOwn: boolean
  inWeixin: boolean
  url: string
}

/** The page of a link: in WeChat, which saves no files, pages to long-press and the link; elsewhere the files. */
export function DownloadLinkPage(props: DownloadLinkPageProps) {
  const { pages, isBusy, fileName, token, expiresAt, isOwn, inWeixin, url } = props
  const { t } = useTranslation('download')
  const { formatShortDateTime, sentenceGap } = useFormatters()
  return (
    <main className="mx-auto max-w-3xl space-y-6 px-4 pt-6 pb-16 sm:px-6">
      <div>
        <h1 className="text-3xl font-semibold tracking-tight">{t('link.title')}</h1>
        <p className="mt-2 break-all text-muted-foreground">{fileName}</p>
      </div>
      {isBusy ? <Notice>{t('pagesLater')}</Notice> : null}
      {inWeixin ? null : <FileLinks token={token} />}
      {inWeixin || isOwn ? (
        <section className="rounded-lg border border-border bg-card p-4 sm:p-5">
          <h2 className="font-semibold">{t(inWeixin ? 'link.toBrowser' : 'link.toDevice')}</h2>
          <p className="mt-1 text-sm leading-6 text-muted-foreground">
            {t('link.until', { time: formatShortDateTime(expiresAt) })}
            {isOwn ? sentenceGap : null}
            {isOwn ? t('link.notCounted') : null}
          </p>
          {inWeixin ? (
            <p className="mt-1 text-sm leading-6 text-muted-foreground">{t('link.orMenu')}</p>
          ) : null}
          <CopyLink
            link={url}
            labels={{ copy: t('link.copy'), copied: t('link.copied'), notCopied: t('link.notCopied') }}
          />
          {isOwn ? (
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <form method="post">
                <Button type="submit" variant="ghost" size="sm" className="-ml-3 text-muted-foreground">
                  <Unlink aria-hidden />
                  {t('link.end')}
                </Button>
              </form>
              <AllLinks />
            </div>
          ) : null}
        </section>
      ) : (
        <p className="text-sm text-muted-foreground">
          {t('link.untilOnly', { time: formatShortDateTime(expiresAt) })}
        </p>
      )}
      <section className="space-y-3">
        {inWeixin ? (
          <>
            <h2 className="font-semibold">{t('link.asPicture')}</h2>
            <p className="text-sm text-muted-foreground">{t('link.longPress')}</p>
          </>
        ) : null}
        <div className="space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
          {pages.map((page, i) => (
            <img
              key={page.hash}
              src={`/handoff/${token}/${i + 1}.png`}
              alt={t('pageAlt', { page: i + 1 })}
              width={Math.round(page.width)}
              height={Math.round(page.height)}
              className="sheet"
            />
          ))}
        </div>
      </section>
    </main>
  )
}

/** To the list of the owner's live links. */
function AllLinks() {
  const { t } = useTranslation('download')
  return (
    <Link to="/user/links" className="text-sm text-primary underline underline-offset-4">
      {t('link.allLinks')}
    </Link>
  )
}

function FileLinks({ token }: { token: string }) {
  const { t } = useTranslation('download')
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink to={`/handoff/${token}/pdf`} reloadDocument size="lg" icon={FileDown} label={t('pdf')} />
      <ButtonLink
        to={`/handoff/${token}/docx`}
        reloadDocument
        size="lg"
        variant="outline"
        icon={FileType2}
        label={t('docx')}
      />
    </p>
  )
}

export function DownloadLinkExpiredPage() {
  const { t } = useTranslation(['download', 'workspace', 'layout'])
  return (
    <main className="mx-auto max-w-xl px-6 pt-20 pb-24">
      <SlipsDrawing scene="unlinked" className="-ml-2 w-36" />
      <h1 className="mt-6 text-3xl font-semibold tracking-tight">{t('link.gone')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">{t('link.goneText')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/resume/my" label={t('workspace:resumes')} />
        <ButtonLink to="/" variant="outline" label={t('layout:error.home')} />
      </p>
    </main>
  )
}

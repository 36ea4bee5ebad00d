import { FileDown, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { Notice } from '#app/components/ui/notice'
import { Button } from '#app/components/ui/button'
import { DataSwitch } from './data-switch'
import type { DownloadView } from './download.server'

type DownloadLinkPageProps = {
  view: DownloadView
  token: string
  isUsed: boolean
  inWeixin: boolean
  url: string
}

/** The page of a one-time link: in WeChat, pages to long-press and the link; elsewhere, a PDF button. */
export function DownloadLinkPage({ view, token, isUsed, inWeixin, url }: DownloadLinkPageProps) {
  const { t } = useTranslation('download')
  return (
    <main className="mx-auto max-w-3xl space-y-6 px-4 pb-16 sm:px-6">
      <div>
        <h1 className="text-3xl font-semibold tracking-tight">
          {t(inWeixin ? 'weixin.title' : 'handoff.title')}
        </h1>
        {inWeixin || !isUsed ? (
          <p className="mt-2 text-muted-foreground">{t(inWeixin ? 'weixin.longPress' : 'handoff.text')}</p>
        ) : null}
      </div>
      {inWeixin ? (
        <WeixinGuide url={url} />
      ) : (
        <PdfDownload token={token} isUsed={isUsed} fileName={view.fileName} />
      )}
      <div className="space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {view.pages.map((page, i) => (
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
    </main>
  )
}

function PdfDownload({ token, isUsed, fileName }: { token: string; isUsed: boolean; fileName: string }) {
  const { t } = useTranslation('download')
  if (isUsed) return <Notice>{t('handoff.goneText')}</Notice>
  return (
    <form method="post" action={`/handoff/${token}/pdf`}>
      <DataSwitch />
      <Button type="submit" size="lg">
        <FileDown aria-hidden />
        {t('pdf')}
      </Button>
      <p className="mt-2 text-sm text-subtle-foreground">{fileName}.pdf</p>
    </form>
  )
}

function WeixinGuide({ url }: { url: string }) {
  const { t } = useTranslation('download')
  return (
    <div className="rounded-lg border border-border bg-card p-4 text-sm leading-6">
      <p>{t('weixin.pdf')}</p>
      <label className="mt-3 block text-muted-foreground">
        {t('weixin.link')}
        <input
          readOnly
          value={url}
          className="mt-1 w-full rounded-md border border-border-strong bg-muted px-3 py-2 text-foreground select-all"
        />
      </label>
    </div>
  )
}

export function DownloadLinkExpiredPage() {
  const { t } = useTranslation(['download', 'workspace', 'layout'])
  return (
    <main className="mx-auto max-w-xl px-6 pt-20 pb-24">
      <Unlink aria-hidden className="size-9 text-subtle-foreground" />
      <h1 className="mt-6 text-3xl font-semibold tracking-tight">{t('handoff.gone')}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">{t('handoff.goneText')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/resume/my" label={t('workspace:resumes')} />
        <ButtonLink to="/" variant="outline" label={t('layout:error.home')} />
      </p>
    </main>
  )
}

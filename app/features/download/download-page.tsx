import { useTranslation } from 'react-i18next'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { DownloadQuote } from '#contract/billing/membership'
import type { DownloadView } from './download.server'
import { BackToEditing } from './back-to-editing'
import { AiAssistedNote, BusyNotice, DownloadNotes, PagesUnavailable } from './download-notes'
import { DownloadOptions } from './download-options'
import { checkUrlOf } from './edit-url'

type DownloadPageProps = {
  view: DownloadView
  /** The quote for a download; null while it is unavailable. */
  charge: DownloadQuote | null
  sourceQuery: string
  editHref: string
  inWeixin: boolean
  /** The service sends e-mail. */
  canEmail: boolean
  /** The service was too busy for a file. */
  isBusy: boolean
  pageUrl(page: number): string
}

/** Shows the pages, the name of the file and the buttons for it. */
export function DownloadPage(props: DownloadPageProps) {
  const { view, charge, sourceQuery, editHref, inWeixin, canEmail, isBusy, pageUrl } = props
  const { t } = useTranslation('download')
  return (
    <main className="print-bare mx-auto grid max-w-6xl gap-8 px-4 pt-4 pb-16 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start">
      <BackToEditing to={editHref} />
      <div className="print-none space-y-5 lg:order-last lg:stick-6">
        <DownloadNotes {...view} pageCount={view.pages.length} checkHref={checkUrlOf(editHref)} />
        <BusyNotice isShown={isBusy} />
        {view.isBusy ? <PagesUnavailable sourceQuery={sourceQuery} /> : null}
        <DownloadOptions
          sourceQuery={sourceQuery}
          pageCount={view.pages.length}
          inWeixin={inWeixin}
          canEmail={canEmail}
          fileName={view.fileName}
          fileNamePresets={view.fileNamePresets}
          charge={charge}
          isReady={!view.isBusy && view.mustChange.zh.length === 0}
        />
        <AiAssistedNote isShown={view.isAiAssisted} />
      </div>
      <div className="print-bare space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {view.isBusy ? <div className="sheet aspect-[210/297]" aria-hidden /> : null}
        {view.pages.map((page, i) => (
          <PreviewPageImage
            key={page.hash}
            src={pageUrl(i + 1)}
            page={page}
            label={t('pageAlt', { page: i + 1 })}
          />
        ))}
      </div>
    </main>
  )
}

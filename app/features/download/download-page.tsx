import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ImageSheet } from '#app/preview/sheet'
import { buttonVariants } from '#app/components/ui/button'
import type { DownloadCharge } from '#contract/membership'
import type { DownloadView } from './download.server'
import { AssistedNote, Busy, DownloadNotes, PagesLater } from './download-notes'
import { FileForms } from './file-forms'

type DownloadPageProps = {
  view: DownloadView
  /** What a download would be; null while nobody can tell. */
  charge: DownloadCharge | null
  of: string
  editHref: string
  inWeixin: boolean
  /** Too many asked for files at once. */
  busy: boolean
  pageSrc(page: number): string
}

/** The pages as they will be, the name they will have, and the files. */
export function DownloadPage({ view, charge, of, editHref, inWeixin, busy, pageSrc }: DownloadPageProps) {
  const { t } = useTranslation()
  return (
    <main className="print-bare mx-auto grid max-w-6xl gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start">
      <div className="print-none space-y-5 lg:order-last lg:sticky lg:top-6">
        <DownloadNotes
          count={view.pages.length}
          fileName={view.fileName}
          nameMissing={view.nameMissing}
          missingGlyphs={view.missingGlyphs}
          undrawn={view.undrawn}
        />
        <Busy shown={busy} />
        {view.isBusy ? <PagesLater of={of} /> : null}
        <FileForms of={of} pages={view.pages.length} inWeixin={inWeixin} charge={charge} />
        <AssistedNote shown={view.assisted} />
        <Link className={buttonVariants({ variant: 'ghost' })} to={editHref}>
          <ArrowLeft aria-hidden />
          {t('download.back')}
        </Link>
      </div>
      <div className="print-bare space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {view.isBusy ? <div className="sheet aspect-[210/297]" aria-hidden /> : null}
        {view.pages.map((page, i) => (
          <ImageSheet
            key={page.hash}
            src={pageSrc(i + 1)}
            page={page}
            label={t('download.pageAlt', { page: i + 1 })}
          />
        ))}
      </div>
    </main>
  )
}

import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { readDraft } from '#app/local-storage/device-drafts'
import { createGlyphCache, type GlyphCache } from '#app/preview/glyph-cache'
import { createPreviewer, type Sheets } from '#app/preview/previewer'
import { InlineSheet } from '#app/preview/inline-sheet'
import { assistedTexts } from '#contract/assisted'
import type { DownloadCharge } from '#contract/membership'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import { AssistedNote, Busy, DownloadNotes } from './download-notes'
import { FileForms } from './file-forms'

type State = {
  resume?: Resume
  sheets?: Sheets
  shelf?: GlyphCache
  problems?: FieldProblems
  note?: 'none' | 'failed'
}

type DeviceDownloadProps = {
  id: string
  inWeixin: boolean
  /** Too many asked for files at once. */
  busy: boolean
  /** What a download would be; null while nobody can tell. */
  charge: DownloadCharge | null
}

/** The download page of a draft that only this device has: pages drawn here, files made from what the form carries along. */
export function DeviceDownload({ id, inWeixin, busy, charge }: DeviceDownloadProps) {
  const { t } = useTranslation()
  const host = useRef<HTMLDivElement>(null)
  const { resume, sheets, shelf, problems: found, note } = useDevicePages(id, host)
  const problems = Object.keys(found ?? {}).length
  const editHref = `/resume/edit/offline?draft=${id}`
  if (note === 'none') return <Gone title={t('download.noDraft')} text={t('download.noDraftText')} />
  return (
    <main
      ref={host}
      className="print-bare mx-auto grid max-w-6xl gap-8 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start"
    >
      <div className="print-none space-y-5 lg:order-last lg:sticky lg:top-6">
        <DownloadNotes
          count={sheets?.pages.length ?? 0}
          fileName={sheets?.fileName ?? ''}
          nameMissing={resume?.basics.name === ''}
          missingGlyphs={sheets?.missingGlyphs ?? []}
          undrawn={sheets?.undrawn}
        />
        <p className="needs-no-script text-muted-foreground">{t('download.deviceOnly')}</p>
        {problems > 0 ? (
          <p role="alert" className="rounded-md bg-destructive/10 px-3 py-2 text-sm text-destructive">
            {t('download.problems', { count: problems })}
          </p>
        ) : null}
        <Busy shown={busy || note === 'failed'} />
        {resume && sheets && problems === 0 ? (
          <FileForms
            of={`${new URLSearchParams({ draft: id })}`}
            pages={sheets.pages.length}
            inWeixin={inWeixin}
            charge={charge}
            resume={resume}
          />
        ) : null}
        <AssistedNote shown={resume !== undefined && assistedTexts(resume).length > 0} />
        <Link className={buttonVariants({ variant: 'ghost' })} to={editHref}>
          <ArrowLeft aria-hidden />
          {t('download.back')}
        </Link>
      </div>
      <div className="print-bare space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {sheets && shelf ? (
          sheets.pages.map((page, i) => (
            <InlineSheet
              key={page.hash}
              page={page}
              label={t('download.pageAlt', { page: i + 1 })}
              shelf={shelf}
            />
          ))
        ) : (
          <div className="sheet aspect-[210/297] animate-pulse" aria-hidden />
        )}
      </div>
    </main>
  )
}

function useDevicePages(id: string, host: React.RefObject<HTMLElement>): State {
  const [state, setState] = useState<State>({})
  useEffect(() => {
    if (!host.current) return
    const shelf = createGlyphCache(host.current)
    const previewer = createPreviewer(shelf, (outcome, sheets, said) =>
      setState((now) => ({ ...now, sheets, shelf, problems: said, note: said ? undefined : 'failed' })),
    )
    readDraft(id).then(
      (draft) => {
        setState(draft ? { resume: draft.resume } : { note: 'none' })
        if (draft) previewer.show(draft.resume)
      },
      () => setState({ note: 'none' }),
    )
    return () => {
      previewer.stop()
      shelf.remove()
    }
  }, [id, host])
  return state
}

function Gone({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-lg px-6 pt-16">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-3 text-muted-foreground">{text}</p>
      <Link to="/resume/create" className={`${buttonVariants()} mt-6`}>
        {t('frame.create')}
      </Link>
    </main>
  )
}

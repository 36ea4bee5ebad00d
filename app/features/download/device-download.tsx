import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/components/ui/notice'
import { readDraft } from '#app/indexed-db/device-drafts'
import { openLivePreview } from '#app/preview/page-updates/live-preview'
import type { PageDrawings } from '#app/preview/page-updates/page-drawings'
import type { PreviewDetails } from '#app/preview/page-updates/preview-messages'
import { PreviewPageSvg } from '#app/preview/page-updates/preview-page-svg'
import { aiAssistedTexts } from '#resume-model/rewrite-proposals/ai-assisted-texts'
import { monthInChina } from '#contract/china-time'
import type { MustChangeTexts } from '#resume-lint/must-change'
import type { DownloadQuote } from '#contract/billing/membership'
import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import { ButtonLink } from '#app/components/button-link'
import { BackToEditing } from './back-to-editing'
import { AiAssistedNote, BusyNotice, DownloadNotes } from './download-notes'
import { checkUrlOf } from './edit-url'
import { DownloadOptions } from './download-options'
import { fileNamePresets } from './file-name-presets'

type DevicePreview = {
  resume?: Resume
  preview?: PreviewDetails
  drawings?: PageDrawings
  problems?: FieldErrors
  note?: 'none' | 'failed'
  mustChange?: MustChangeTexts
}

type DeviceDownloadProps = {
  id: string
  inWeixin: boolean
  /** The service sends e-mail. */
  canEmail: boolean
  /** The service was too busy for a file. */
  isBusy: boolean
  /** The quote for a download; null while it is unavailable. */
  charge: DownloadQuote | null
}

const nothing: MustChangeTexts = { zh: [], en: [], count: 0 }

/**
 * The download page of a draft only on this device: renders the pages here, posts the document for each file.
 */
export function DeviceDownload({ id, inWeixin, canEmail, isBusy, charge }: DeviceDownloadProps) {
  const { t } = useTranslation('download')
  const hostRef = useRef<HTMLDivElement>(null)
  const {
    resume,
    preview,
    drawings,
    problems: fieldProblems,
    note,
    mustChange,
  } = useDevicePreview(id, hostRef)
  const problems = Object.keys(fieldProblems ?? {}).length
  const editHref = `/resume/edit/offline?draft=${id}`
  if (note === 'none') return <DraftNotFound title={t('noDraft')} text={t('noDraftText')} />
  return (
    <main
      ref={hostRef}
      className="print-bare mx-auto grid max-w-6xl gap-8 px-4 pt-4 pb-16 sm:px-6 lg:grid-cols-[1fr_20rem] lg:items-start"
    >
      <BackToEditing to={editHref} />
      <div className="print-none space-y-5 lg:order-last lg:stick-6">
        <DownloadNotes
          checkHref={checkUrlOf(editHref)}
          pageCount={preview?.pages.length ?? 0}
          mustChange={mustChange ?? nothing}
          missingGlyphs={preview?.missingGlyphs ?? []}
          undrawn={preview?.undrawn}
        />
        <p className="needs-no-script text-muted-foreground">{t('deviceOnly')}</p>
        {problems > 0 ? (
          <Notice role="alert" variant="destructive">
            {t('problems', { count: problems })}
          </Notice>
        ) : null}
        <BusyNotice isShown={isBusy || note === 'failed'} />
        {resume && preview && problems === 0 ? (
          <DownloadOptions
            sourceQuery={`${new URLSearchParams({ draft: id })}`}
            pageCount={preview.pages.length}
            inWeixin={inWeixin}
            canEmail={canEmail}
            fileName={preview.fileName}
            fileNamePresets={fileNamePresets(resume)}
            charge={charge}
            isReady={mustChange?.zh.length === 0}
            resume={resume}
          />
        ) : null}
        <AiAssistedNote isShown={resume !== undefined && aiAssistedTexts(resume).length > 0} />
      </div>
      <div className="print-bare space-y-5 rounded-lg bg-canvas p-4 sm:p-8">
        {preview && drawings ? (
          preview.pages.map((page, i) => (
            <PreviewPageSvg
              key={i}
              index={i}
              {...page}
              label={t('pageAlt', { page: i + 1 })}
              drawings={drawings}
            />
          ))
        ) : (
          <div className="sheet aspect-[210/297] animate-pulse" aria-hidden />
        )}
      </div>
    </main>
  )
}

function useDevicePreview(id: string, hostRef: React.RefObject<HTMLElement>): DevicePreview {
  const [state, setState] = useState<DevicePreview>({})
  useEffect(() => {
    if (!hostRef.current) return
    const livePreview = openLivePreview(hostRef.current, (outcome, drawings, details, newProblems) =>
      setState((current) => ({
        ...current,
        preview: details ?? current.preview,
        drawings,
        problems: newProblems,
        note: newProblems ? undefined : 'failed',
      })),
    )
    readDraft(id).then(
      (draft) => {
        setState(draft ? { resume: draft.resume } : { note: 'none' })
        if (!draft) return
        livePreview.update(draft.resume)
        // The rules of the check-up load on demand; without them the page is as useful as before.
        import('#resume-lint/must-change').then(
          ({ mustChange }) =>
            setState((current) => ({
              ...current,
              mustChange: mustChange(draft.resume, monthInChina(Date.now()).name),
            })),
          () => undefined,
        )
      },
      () => setState({ note: 'none' }),
    )
    return livePreview.close
  }, [id, hostRef])
  return state
}

function DraftNotFound({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('layout')
  return (
    <main className="mx-auto max-w-lg px-6 pt-16">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-3 text-muted-foreground">{text}</p>
      <ButtonLink to="/resume/create" className="mt-6" label={t('create')} />
    </main>
  )
}

import { memo, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalPart } from '#app/components/ui/optional-part'
import { importWithTexts } from '#app/i18n/load-namespaces'
import type { PreviewDetails } from '#app/preview/page-updates/preview-messages'
import type { OnePageFitReport } from '#app/preview/one-page-fit-report'
import type { PageArea, PreviewPage, UndrawnNote } from '#app/preview/preview-protocol'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { Language } from '#contract/validation/field-error-codes'
import { addExample } from '#resume-model/add-example'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { usePageCaret } from '#app/features/editor/page-caret/use-page-caret'
import { ExampleNote as exampleNote } from './example-note'
import { AreaVeils as areaVeils } from '#app/preview/area-veils'
import { useFormatters } from '#app/i18n/use-formatters'
import { PageCountNotes as pageCountNotes } from './page-count-notes'
import { usePreviewFormSync } from './use-preview-form-sync'
import { usePreview } from './use-preview'
import { LazyZoomBar } from './zoom/lazy-zoom-bar'

/** Loads once a section was put into a narrow column. */
const FullColumnNote = optionalPart(
  async () => (await importWithTexts(() => import('./full-column-note'), ['editor-tools'])).FullColumnNote,
)

/** Loads when there is an example: it says what that is, and lets it follow what is typed. */
const ExampleNote = import.meta.env.SSR
  ? exampleNote
  : optionalPart(async () => (await import('./example-note')).ExampleNote)

const AreaVeils = import.meta.env.SSR
  ? areaVeils
  : optionalPart(async () => (await import('#app/preview/area-veils')).AreaVeils)

/** One element for good: another one, before its scripts are there, would make React throw away what the server rendered. */
const exampleNoteElement = (
  <Suspense>
    <ExampleNote />
  </Suspense>
)

/** Loads when there is one to show. */
const PageCountNotes = import.meta.env.SSR
  ? pageCountNotes
  : optionalPart(
      async () => (await importWithTexts(() => import('./page-count-notes'), ['style'])).PageCountNotes,
    )

export type InitialPages = {
  src: string[]
  pages: PreviewPage[]
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  fit?: OnePageFitReport
  lonelyLines?: number
  /** Come with an example only: its parts lie there. */
  areas?: PageArea[]
} | null

/**
 * The pages as they will be printed: images of the saved resume at first, drawn in place once the user edits.
 */
export const PreviewPane = memo(function PreviewPane({ initialPages }: { initialPages: InitialPages }) {
  const { t } = useTranslation('editor')
  const { sentenceGap } = useFormatters()
  const { preview, drawings, PageSvg, state, host, requestPages } = usePreview(initialPages === null)
  usePageCaret(host, preview?.areas)
  const exampleIds = useExampleIds()
  const { pageHandlers, prepare } = usePreviewFormSync({ host, areas: preview?.areas, requestPages })
  const areas = preview?.areas ?? initialPages?.areas ?? []
  const pages = preview?.pages ?? initialPages?.pages ?? []
  return (
    <aside
      // The pane scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('preview.label')}
      className="editor-pages print-bare bg-canvas max-lg:hidden max-lg:[#pane-preview:checked~*_&]:block max-lg:[#pane-preview:checked~*_&]:min-h-screen max-lg:[#pane-preview:checked~*_&]:pb-20 lg:stick-14 lg:h-[calc(100dvh-3.5rem-var(--banner,0px))] lg:overflow-y-auto"
    >
      {/* A shortcut for the mouse: keyboard users reach the form directly. */}
      <div
        ref={host}
        {...pageHandlers}
        className="print-bare relative mx-auto [html.scripted_&_.sheet]:cursor-pointer max-w-[52rem] space-y-4 p-4 sm:p-6 lg:p-8"
      >
        <PreviewNotes state={state} shown={preview ?? initialPages} hasExample={exampleIds.length > 0} />
        <FirstPageHints src={initialPages?.src[0]} />
        {pages.map((page, i) => {
          const label = t('preview.page', { page: i + 1, count: pages.length })
          return (
            <div key={i} className="sheet-holder relative">
              {preview && drawings && PageSvg ? (
                <PageSvg index={i} {...page} label={label} drawings={drawings} />
              ) : (
                <PreviewPageImage src={initialPages?.src[i] ?? ''} page={page} label={label} isLazy />
              )}
              {exampleIds.length > 0 ? (
                <Suspense>
                  <AreaVeils areas={areas} ids={exampleIds} number={i + 1} page={page} />
                </Suspense>
              ) : null}
            </div>
          )
        })}
        {pages.length === 0 ? <div className="sheet aspect-[210/297] animate-pulse" aria-hidden /> : null}
        <p className="needs-no-script print-none text-center text-sm text-muted-foreground">
          {t('preview.stale')}
          {sentenceGap}
          <button
            type="submit"
            name="intent"
            value="save"
            className="text-primary underline underline-offset-4"
          >
            {t('preview.update')}
          </button>
        </p>
      </div>
      <LazyZoomBar host={host} count={pages.length} {...{ areas, exampleIds }} onShown={prepare} />
    </aside>
  )
})

/**
 * A phone shows the pages only once its user opens them: reading such a drawing takes its processor half a
 * second, so that it is loaded last there, and not read.
 */
function FirstPageHints({ src }: { src: string | undefined }) {
  if (!src) return null
  return (
    <>
      <link rel="preload" as="image" href={src} media="(min-width: 1024px)" />
      <link rel="prefetch" as="image" href={src} media="(max-width: 1023.9px)" />
    </>
  )
}

/** The areas with example texts; none once everything is written. */
function useExampleIds(): string[] {
  const ids = useEditor(({ resume, example }) =>
    example ? addExample(resume, example).exampleIds.join() : '',
  )
  return ids ? ids.split(',') : []
}

type PreviewNotesProps = { state: string; shown: PreviewDetails | InitialPages; hasExample: boolean }

function PreviewNotes({ state, shown, hasExample }: PreviewNotesProps) {
  const { t, i18n } = useTranslation('editor')
  const hasNarrowSections = useEditor(({ resume }) => resume.sections.some(({ column }) => column === 'side'))
  const style = useEditor(({ resume }) => resume.style)
  const { missingGlyphs = [], undrawn, fit, lonelyLines } = shown ?? {}
  const store = useEditorStore()
  // The sliders of the style say what is on the page. An example fills it with what is not the owner's.
  const ownFit = hasExample ? undefined : fit
  useEffect(() => store.setState({ fitReport: ownFit }), [store, ownFit])
  const notes = [
    state === 'refused' && t('preview.refused'),
    state === 'failed' && t('preview.failed'),
    state === 'offline' && t('preview.offline'),
    missingGlyphs.length > 0 && t('preview.missingGlyphs', { glyphs: missingGlyphs.join(' ') }),
    ...(undrawn?.[i18n.language as Language] ?? []),
  ].filter((note): note is string => Boolean(note))
  return (
    <div role="status" className="space-y-2 print:hidden empty:hidden">
      {notes.map((note) => (
        <p key={note} className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {note}
        </p>
      ))}
      {hasExample ? (
        exampleNoteElement
      ) : (
        <>
          {style.fit !== 'none' || lonelyLines !== undefined ? (
            <Suspense>
              <PageCountNotes fit={fit} lonelyLines={lonelyLines} />
            </Suspense>
          ) : null}
          {hasNarrowSections ? (
            <Suspense>
              <FullColumnNote areas={shown?.areas ?? []} pageWidth={shown?.pages[0]?.width} />
            </Suspense>
          ) : null}
        </>
      )}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Loaded when the panel is first opened. */
const SamplePhrasesPanel = lazy(() =>
  importWithTexts(() => import('./sample-phrases-panel'), ['editor-tools', 'positions']).then((module) => ({
    default: module.SamplePhrasesPanel,
  })),
)

/**
 * The sample panel, once an entry opens it. It is outside the editor form because its search is not part of
 * the resume.
 */
export function LazySamplePhrasesPanel() {
  const id = useEditor(({ sampleEntryId }) => sampleEntryId)
  if (!id) return null
  return (
    <ErrorBoundary name="samples" className="fixed inset-x-0 bottom-0 z-30 lg:left-auto lg:w-[27rem]">
      <Suspense>
        <SamplePhrasesPanel id={id} />
      </Suspense>
    </ErrorBoundary>
  )
}

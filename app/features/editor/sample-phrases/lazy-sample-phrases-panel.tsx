import { lazy, Suspense } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { ErrorBoundary } from '#app/components/errors/error-boundary'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Only who opens it loads it. */
const SamplePhrasesPanel = lazy(() =>
  importWithTexts(() => import('./sample-phrases-panel'), ['editor-tools']).then((module) => ({
    default: module.SamplePhrasesPanel,
  })),
)

/** Where the samples stand once an entry asks for them. Beside the form, not in it: its search is none of the resume's. */
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

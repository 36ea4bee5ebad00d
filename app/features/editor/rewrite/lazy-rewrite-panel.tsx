import { lazy, Suspense } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { ErrorBoundary } from '#app/components/errors/error-boundary'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Only who asks for it loads it. */
const RewritePanel = lazy(() =>
  importWithTexts(() => import('./rewrite-panel'), ['rewrite']).then((module) => ({
    default: module.RewritePanel,
  })),
)

/** Where rewriting stands once it is wanted: beside the form, for its questions are none of the resume's. */
export function LazyRewritePanel({ id }: { id?: string }) {
  const target = useEditor(({ rewriteTarget }) => rewriteTarget)
  if (target === null) return null
  return (
    <ErrorBoundary name="improve" className="fixed inset-x-0 bottom-0 z-30 lg:left-auto lg:w-[27rem]">
      <Suspense>
        <RewritePanel id={id} target={target} />
      </Suspense>
    </ErrorBoundary>
  )
}

import { lazy, Suspense, useEffect } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { copyHash, rewriteHash } from '#app/features/editor/toolbar/editor-links'

/** Loaded when the panel is first opened. */
const RewritePanel = lazy(() =>
  importWithTexts(() => import('./rewrite-panel'), ['rewrite']).then((module) => ({
    default: module.RewritePanel,
  })),
)

/**
 * The rewrite panel, once opened. It is outside the editor form because its fields are not part of the
 * resume.
 */
export function LazyRewritePanel({ id }: { id?: string }) {
  const target = useEditor(({ rewriteTarget }) => rewriteTarget)
  const store = useEditorStore()
  useEffect(() => {
    if (location.hash === copyHash) store.setState({ rewriteTarget: '' })
    // Without a network the resume is open, and the panel can be opened again.
    else if (location.hash.startsWith(rewriteHash))
      import('./reopen-panel').then(
        ({ reopenPanel }) => reopenPanel(store),
        () => undefined,
      )
  }, [store])
  if (target === null) return null
  return (
    <ErrorBoundary
      name="improve"
      className="fixed inset-x-0 bottom-0 z-30 lg:right-auto lg:left-[calc(min(44rem,100%-24rem)-27rem)] lg:w-[27rem]"
    >
      <Suspense>
        <RewritePanel id={id} target={target} />
      </Suspense>
    </ErrorBoundary>
  )
}

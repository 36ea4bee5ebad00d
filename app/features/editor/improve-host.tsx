import { lazy, Suspense } from 'react'
import { ErrorPanel } from '#app/components/error-panel'
import { useEditor } from './editor-context'

/** Only who asks for it loads it. */
const ImprovePanel = lazy(() =>
  import('./improve-panel').then((module) => ({ default: module.ImprovePanel })),
)

/** Where rewriting stands once it is wanted: beside the form, for its questions are none of the resume's. */
export function ImproveHost({ id }: { id?: string }) {
  const target = useEditor(({ improving }) => improving)
  if (target === null) return null
  return (
    <ErrorPanel name="improve" className="fixed inset-x-0 bottom-0 z-30 lg:left-auto lg:w-[27rem]">
      <Suspense>
        <ImprovePanel id={id} target={target} />
      </Suspense>
    </ErrorPanel>
  )
}

import { lazy, Suspense } from 'react'
import { ErrorPanel } from '#app/components/error-panel'
import { useEditor } from './editor-context'

/** Only who opens it loads it. */
const SamplePanel = lazy(() => import('./sample-panel').then((module) => ({ default: module.SamplePanel })))

/** Where the samples stand once an entry asks for them. Beside the form, not in it: its search is none of the resume's. */
export function SampleHost() {
  const id = useEditor(({ sampling }) => sampling)
  if (!id) return null
  return (
    <ErrorPanel name="samples" className="fixed inset-x-0 bottom-0 z-30 lg:left-auto lg:w-[27rem]">
      <Suspense>
        <SamplePanel id={id} />
      </Suspense>
    </ErrorPanel>
  )
}

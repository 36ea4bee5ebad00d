import type { ReactNode, RefObject } from 'react'
import type { Resume } from '#contract/resume/resume'
import { useDelayedRevalidation } from './use-delayed-revalidation'

type DownloadFormProps = {
  action: string
  /** Identifies the document in URLs, also after a refusal. */
  sourceQuery: string
  /** The document itself, if only the user's device has it. */
  resume?: Resume
  formRef?: RefObject<HTMLFormElement>
  children: ReactNode
}

/** A native form: its response is a file, so the page stays open. */
export function DownloadForm({ action, sourceQuery, resume, formRef, children }: DownloadFormProps) {
  const revalidateLater = useDelayedRevalidation()
  return (
    <form
      ref={formRef}
      method="post"
      action={`${action}?${sourceQuery}`}
      onSubmit={revalidateLater}
      // A field that is reached by Tab does not stay below the bar of the button.
      className="group/download [&_:is(input,button)]:scroll-mb-24"
    >
      {resume ? <input type="hidden" name="resume" value={JSON.stringify(resume)} /> : null}
      {children}
    </form>
  )
}

export const filePath = (kind: string) => `/resume/download/file/${kind}`
export const fileUrl = (kind: string, sourceQuery: string) => `${filePath(kind)}?${sourceQuery}`

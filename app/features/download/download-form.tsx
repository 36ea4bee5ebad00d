import type { ReactNode } from 'react'
import type { Resume } from '#contract/resume/resume'
import { useDelayedRevalidation } from './use-delayed-revalidation'

type DownloadFormProps = {
  action: string
  /** Names what is taken in addresses; a refusal leads back to it. */
  sourceQuery: string
  /** The document itself, where only the person's device has it. */
  resume?: Resume
  children: ReactNode
}

/** The browser's own form: its answer is a file, which leaves the page where it is. */
export function DownloadForm({ action, sourceQuery, resume, children }: DownloadFormProps) {
  const revalidateLater = useDelayedRevalidation()
  return (
    <form method="post" action={`${action}?${sourceQuery}`} onSubmit={revalidateLater}>
      {resume ? <input type="hidden" name="resume" value={JSON.stringify(resume)} /> : null}
      {children}
    </form>
  )
}

export const fileUrl = (kind: string, sourceQuery: string) => `/resume/download/file/${kind}?${sourceQuery}`

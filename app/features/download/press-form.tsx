import type { ReactNode } from 'react'
import type { Resume } from '#contract/resume'
import { useAskedAgain } from './use-asked-again'

type PressFormProps = {
  action: string
  /** Names what is taken in addresses; a refusal leads back to it. */
  of: string
  /** The document itself, where only the person's device has it. */
  resume?: Resume
  children: ReactNode
}

/** The browser's own form: its answer is a file, which leaves the page where it is. */
export function PressForm({ action, of, resume, children }: PressFormProps) {
  const askAgain = useAskedAgain()
  return (
    <form method="post" action={`${action}?${of}`} onSubmit={askAgain}>
      {resume ? <input type="hidden" name="resume" value={JSON.stringify(resume)} /> : null}
      {children}
    </form>
  )
}

export const fileAddress = (kind: string, of: string) => `/resume/download/file/${kind}?${of}`

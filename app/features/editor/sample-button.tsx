import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToolTexts } from './tool-texts'

/** Takes a sample at once, or is a button of a form that posts it as `add` or, where it stands already, as `take`. */
export type SamplePress = ((sample: string) => void) | 'post'

type SampleButtonProps = {
  sample: string
  added: boolean
  /** A skill among others, not a line. */
  short: boolean
  press: SamplePress
  children: ReactNode
}

/** A sample to press: what is in the entry already is ticked, and a press takes it out again. */
export function SampleButton({ sample, added, short, press, children }: SampleButtonProps) {
  const tools = useToolTexts().samples
  const Icon = added ? Check : Plus
  const act =
    press === 'post'
      ? { type: 'submit' as const, name: added ? 'take' : 'add', value: sample }
      : { type: 'button' as const, 'aria-pressed': added, onClick: () => press(sample) }
  return (
    <button
      {...act}
      data-added={added || undefined}
      className="group flex w-full items-start gap-2.5 rounded-md border border-border bg-card px-3 py-2 text-left text-sm leading-6 hover:border-primary data-added:border-primary data-added:bg-secondary"
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
      <span className="grow">{children}</span>
      {press === 'post' && !short ? (
        <span className="shrink-0 text-primary group-hover:underline">{added ? tools.take : tools.add}</span>
      ) : null}
      {press === 'post' && short && added ? <span className="sr-only">{tools.take}</span> : null}
    </button>
  )
}

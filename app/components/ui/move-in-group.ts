import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrows lead from a button to the next of its group, an element with `data-one-stop`: for Tab the group is one stop. */
export function moveInGroup(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key]
  const group = event.currentTarget.closest('[data-one-stop]')
  const buttons = [...(group?.querySelectorAll('button') ?? [])]
  const next = step && buttons[buttons.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

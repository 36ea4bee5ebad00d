import { useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { askConfirm, type Question } from './ui/confirm'

/** Asks before a form is sent, for its onSubmit. Without scripts it is sent at once: a step of the page must have asked. */
export function useConfirmedSubmit(
  question: Question,
  isAsked: (submitter: HTMLElement | null) => boolean = () => true,
) {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = event.currentTarget
    if (!isAsked(submitter)) return
    event.preventDefault()
    void askConfirm(question).then((yes) => {
      if (yes) submit((submitter as HTMLButtonElement | null) ?? form, { preventScrollReset: true })
    })
  }
}

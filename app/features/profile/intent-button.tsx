import { useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#app/components/ui/button'
import { askConfirm, type Question } from '#app/components/ui/confirm'
import type { Intent } from './profile-command.server'

/** Whether this is being asked just now. */
export function useAsking(intent: Intent): boolean {
  return useNavigation().formData?.get('intent') === intent
}

type IntentButtonProps = {
  intent: Intent
  variant?: 'default' | 'outline' | 'ghost-destructive' | 'ghost'
  size?: 'default' | 'sm'
  disabled?: boolean
  label?: string
  /** Asked over the page before it is posted; without scripts there is a step before the button. */
  question?: Question
  className?: string
  children: ReactNode
}

export function IntentButton({ intent, label, question, disabled, ...button }: IntentButtonProps) {
  const asking = useAsking(intent)
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      disabled={disabled || asking}
      onClick={question && ((event) => askFirst(event, question))}
      {...button}
    />
  )
}

/** What Enter presses, whichever button stands first. */
export function EnterPresses({ intent, question }: Pick<IntentButtonProps, 'intent' | 'question'>) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden
      className="sr-only"
      onClick={question && ((event) => askFirst(event, question))}
    />
  )
}

/** Presses the button once the question is answered with yes; at once without its code, which is refused at the field. */
function askFirst(event: MouseEvent<HTMLButtonElement>, question: Question): void {
  const button = event.currentTarget
  if (button.form && new FormData(button.form).get('captcha') === '') return
  event.preventDefault()
  void askConfirm(question).then((sure) => sure && button.form?.requestSubmit(button))
}

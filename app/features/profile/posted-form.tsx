import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { askConfirm, type Question } from '#app/components/ui/confirm'
import { sayProblem } from '#contract/problems'
import type { Intent, Posted } from './profile-command.server'
import { Refused } from './settings'

/** The form a page was answered with, if it is one of these. */
export function postedOf(posted: Posted | undefined, ...intents: Intent[]): Posted | undefined {
  return posted && intents.includes(posted.intent) ? posted : undefined
}

type PostedFormProps = { posted?: Posted; className?: string; children: ReactNode }

/** A form of the page, which stays where it is, says what was refused and leads to the field that is wrong. */
export function PostedForm({ posted, className = 'space-y-4', children }: PostedFormProps) {
  const { t } = useTranslation()
  const refusal = posted && posted.refusal === '' ? t(`profile.failed.${posted.intent}`) : posted?.refusal
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (posted) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [posted])
  return (
    <Form ref={form} method="post" action="/user?index" preventScrollReset noValidate className={className}>
      {children}
      <Refused text={refusal} />
    </Form>
  )
}

/** The sentence for what is wrong with a field of a posted form. */
export function useFieldError(posted: Posted | undefined, name: string): string | undefined {
  const { i18n } = useTranslation()
  const said = posted?.problems[name]
  return said && sayProblem(said, i18n.language === 'en' ? 'en' : 'zh')
}

/** Whether this is being asked just now. */
export function useAsking(intent: Intent): boolean {
  return useNavigation().formData?.get('intent') === intent
}

type IntentButtonProps = {
  intent: Intent
  look?: 'primary' | 'outline' | 'danger' | 'quiet'
  size?: 'normal' | 'small'
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

/** Presses the button once the question is answered with yes. */
function askFirst(event: MouseEvent<HTMLButtonElement>, question: Question): void {
  const button = event.currentTarget
  event.preventDefault()
  void askConfirm(question).then((sure) => sure && button.form?.requestSubmit(button))
}

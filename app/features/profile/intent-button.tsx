import { useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#app/components/ui/button'
import type { ConfirmOptions } from '#app/components/ui/confirm-store'
import { confirmThenSubmit } from '#app/components/ui/confirm-then-submit'
import type { ProfileIntent } from './profile-actions.server'

/** Returns whether a form with this intent is being submitted. */
export function useIsSubmitting(intent: ProfileIntent): boolean {
  return useNavigation().formData?.get('intent') === intent
}

type IntentButtonProps = {
  intent: ProfileIntent
  variant?: 'default' | 'outline' | 'ghost-destructive' | 'ghost'
  size?: 'default' | 'sm'
  disabled?: boolean
  label?: string
  /** A dialog before submitting; without scripts, a step before the button replaces it. */
  confirmOptions?: ConfirmOptions
  className?: string
  children: ReactNode
}

export function IntentButton({ intent, label, confirmOptions, disabled, ...button }: IntentButtonProps) {
  const isSubmitting = useIsSubmitting(intent)
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      disabled={disabled || isSubmitting}
      onClick={confirmOptions && ((event) => confirmFilledForm(event, confirmOptions))}
      {...button}
    />
  )
}

/** The button that Enter presses, whatever the visible order. */
export function DefaultSubmitButton(props: Pick<IntentButtonProps, 'intent' | 'confirmOptions'>) {
  const { intent, confirmOptions } = props
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden
      className="sr-only"
      onClick={confirmOptions && ((event) => confirmFilledForm(event, confirmOptions))}
    />
  )
}

/** At once without a code, which then fails at the field. */
function confirmFilledForm(event: MouseEvent<HTMLButtonElement>, confirmOptions: ConfirmOptions): void {
  const { form } = event.currentTarget
  if (form && new FormData(form).get('captcha') === '') return
  confirmThenSubmit(event, confirmOptions)
}

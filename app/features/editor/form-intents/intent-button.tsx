import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/components/ui/button'

/** A button that carries an intent: posted with the form without JavaScript, applied in place with it. */
export function IntentButton({ intent, label, icon: Icon, danger, disabled, pressed }: IntentButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={danger ? 'ghost-removal' : 'ghost'}
      size="icon-sm"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-pressed={pressed}
      className="aria-pressed:bg-secondary aria-pressed:text-primary"
    >
      <Icon aria-hidden />
    </Button>
  )
}
type IntentButtonProps = {
  intent: string
  label: string
  icon: LucideIcon
  danger?: boolean
  disabled?: boolean
  /** For a toggle: whether it is on. */
  pressed?: boolean
}

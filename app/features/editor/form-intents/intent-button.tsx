import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/components/ui/button'

type IntentButtonProps = { intent: string; label: string; icon: LucideIcon }

/** A button that carries an intent: posted with the form without JavaScript, applied in place with it. */
export function IntentButton({ intent, label, icon: Icon }: IntentButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden />
    </Button>
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useNavigation } from '@remix-run/react'
import { Button, buttonVariants } from '#app/components/ui/button'
import { InputWithError } from './field-error'

/** As in contract/admin/admin-user.ts. */
const maxReasonLength = 200

type ReasonFieldsProps = {
  submitLabel: string
  /** Its name and value. */
  name?: string
  value?: string
  isDestructive?: boolean
  /** The typed reason of a refused form. */
  submitted?: string
  /** The URL of the cancel link. */
  cancelUrl: string
}

/** The end of a form with a change: the reason and the buttons. */
export function ReasonFields({
  submitLabel,
  name,
  value,
  isDestructive = false,
  submitted,
  cancelUrl,
}: ReasonFieldsProps) {
  const { t } = useTranslation('admin')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{t('act.reason')}</span>
        <InputWithError name="reason" required maxLength={maxReasonLength} defaultValue={submitted} />
      </label>
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name={name}
          value={value}
          variant={isDestructive ? 'destructive' : 'default'}
          disabled={busy}
        >
          {submitLabel}
        </Button>
        <Link to={cancelUrl} preventScrollReset className={buttonVariants({ variant: 'outline' })}>
          {t('act.cancel')}
        </Link>
      </p>
    </>
  )
}

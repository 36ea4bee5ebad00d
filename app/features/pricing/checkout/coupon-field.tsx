import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import type { LoadedCoupon } from './load-coupon.server'

type CouponFieldProps = {
  coupon: LoadedCoupon | undefined
  isBusy: boolean
  /** Of the button that applies it, in a form with several. */
  intent?: string
}

/** The field of a coupon with its button; what is wrong stands below it, and what was typed in it. */
export function CouponField({ coupon, isBusy, intent }: CouponFieldProps) {
  const { t } = useTranslation('pricing')
  return (
    <TextField
      // A new answer may come for another code.
      key={coupon?.typed}
      name="coupon"
      label={t('coupon.label')}
      defaultValue={coupon?.typed}
      error={coupon?.error}
      // In the response to a submit, the user continues at the error, without scripts too.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={coupon?.error !== undefined}
      required
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="font-mono uppercase placeholder:font-sans placeholder:normal-case"
      trailing={
        <Button
          type="submit"
          variant="outline"
          disabled={isBusy}
          {...(intent && { name: 'intent', value: intent })}
        >
          {t('coupon.apply')}
        </Button>
      }
    />
  )
}

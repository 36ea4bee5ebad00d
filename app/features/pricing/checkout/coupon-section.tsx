import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import type { LoadedPricing } from '#app/features/pricing/load-pricing.server'
import { CouponField } from './coupon-field'
import { CouponFold } from './coupon-fold'
import { pricingUrl } from './purchase-url'

type CouponSectionProps = Pick<
  LoadedPricing,
  'takesCoupons' | 'coupon' | 'guestCoupon' | 'isGuest' | 'months'
> & {
  isBusy: boolean
}

/** Below the plans: the quiet way to a coupon, or what it makes of the prices. Nothing while there is none. */
export function CouponSection(props: CouponSectionProps) {
  const { takesCoupons, coupon, guestCoupon, isGuest, months, isBusy } = props
  const { t } = useTranslation('pricing')
  if (isGuest)
    return takesCoupons ? (
      <p className="mt-4 text-sm">
        <LoginLink
          to={pricingUrl({ months, coupon: guestCoupon })}
          className="text-muted-foreground underline hover:text-primary"
        >
          {guestCoupon ? t('coupon.logInWith', { code: guestCoupon }) : t('coupon.logIn')}
        </LoginLink>
      </p>
    ) : null
  if (!takesCoupons && !coupon?.typed) return null
  if (coupon?.quote && coupon.error === undefined)
    return <AppliedCoupon quote={coupon.quote} months={months} />
  return (
    <CouponFold isOpen={coupon !== undefined}>
      <Form method="get" action="/pricing" preventScrollReset className="max-w-sm">
        <input type="hidden" name="months" value={months} />
        <CouponField coupon={coupon} isBusy={isBusy} />
      </Form>
    </CouponFold>
  )
}

type AppliedCouponProps = Pick<LoadedPricing, 'months'> & {
  quote: NonNullable<NonNullable<LoadedPricing['coupon']>['quote']>
}

function AppliedCoupon({ quote: { code, prices }, months }: AppliedCouponProps) {
  const { t } = useTranslation('pricing')
  const cardName = useCardName()
  return (
    <div role="status" className="mt-4 max-w-xl rounded-lg bg-muted px-5 py-4 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="font-medium break-all">{t('coupon.applied', { code })}</strong>
        <Link
          to={pricingUrl({ months })}
          replace
          preventScrollReset
          className="ml-auto text-primary underline"
        >
          {t('coupon.remove')}
        </Link>
      </p>
      <ul className="mt-2 grid gap-1 text-muted-foreground">
        {prices.map(({ productId, listPrice, discount, refusal }) => (
          <li key={productId}>
            {t('coupon.line', {
              name: cardName(productId, months),
              text:
                refusal ??
                t('coupon.prices', {
                  list: formatFen(listPrice),
                  discount: formatFen(discount),
                  price: formatFen(listPrice - discount),
                }),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

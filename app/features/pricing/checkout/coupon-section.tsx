import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { formatFen } from '#app/components/plans/format-fen'
import type { LoadedPricing } from '#app/features/pricing/load-pricing.server'
import { CouponField } from './coupon-field'
import { CouponFold } from './coupon-fold'
import { couponUrl } from './purchase-url'

type CouponSectionProps = Pick<LoadedPricing, 'takesCoupons' | 'coupon' | 'guestCoupon' | 'isGuest'> & {
  isBusy: boolean
}

/** Below the plans: the quiet way to a coupon, or what it makes of the prices. Nothing while there is none. */
export function CouponSection({ takesCoupons, coupon, guestCoupon, isGuest, isBusy }: CouponSectionProps) {
  const { t } = useTranslation('pricing')
  if (isGuest)
    return takesCoupons ? (
      <p className="mt-4 text-sm">
        <LoginLink to={couponUrl(guestCoupon)} className="text-muted-foreground underline hover:text-primary">
          {guestCoupon ? t('coupon.logInWith', { code: guestCoupon }) : t('coupon.logIn')}
        </LoginLink>
      </p>
    ) : null
  if (!takesCoupons && !coupon?.typed) return null
  if (coupon?.quote && coupon.error === undefined) return <AppliedCoupon quote={coupon.quote} />
  return (
    <CouponFold isOpen={coupon !== undefined}>
      <Form method="get" action="/pricing" preventScrollReset className="max-w-sm">
        <CouponField coupon={coupon} isBusy={isBusy} />
      </Form>
    </CouponFold>
  )
}

type AppliedCouponProps = { quote: NonNullable<NonNullable<LoadedPricing['coupon']>['quote']> }

function AppliedCoupon({ quote: { code, prices } }: AppliedCouponProps) {
  const { t } = useTranslation('pricing')
  return (
    <div role="status" className="mt-4 max-w-xl rounded-lg bg-muted px-5 py-4 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="font-medium break-all">{t('coupon.applied', { code })}</strong>
        <Link to="/pricing" replace preventScrollReset className="ml-auto text-primary underline">
          {t('coupon.remove')}
        </Link>
      </p>
      <ul className="mt-2 grid gap-1 text-muted-foreground">
        {prices.map(({ productId, listPrice, discount, refusal }) => (
          <li key={productId}>
            {t('coupon.line', {
              name: t(`plans.${productId}.name`),
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

import { Form, Link, useLocation } from '@remix-run/react'
import { useId } from 'react'
import { LoginLink } from '#app/components/login-link'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { Button, buttonVariants } from '#app/components/ui/button'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { planCardAction } from './plan-card-state'
import type { PlanCard } from './plan-cards'
import { CouponInput } from '#app/features/pricing/checkout/coupon-input'
import { purchaseUrl } from '#app/features/pricing/checkout/purchase-url'

/** Where choosing a plan leads instead of paying, and where the user goes after paying. */
export type DisplayOnlyOptions = { goTo: string; back?: string }
type PlanButtonProps = { card: PlanCard; isGuest: boolean; busy: boolean; displayOnly?: DisplayOnlyOptions }

/**
 * The button of a plan: a link to the login or the pricing page, a purchase, a reload, or nothing. Where it leads to a
 * payment, what is paid and how stands above it.
 */
export function PlanButton({
  card: { plan, price, listPrice, coupon, state, isRecommended },
  isGuest,
  busy,
  displayOnly,
}: PlanButtonProps) {
  const { t } = useTranslation('pricing')
  const currentLocation = useLocation()
  const text = t(`states.${state}`)
  const variant = isRecommended ? 'default' : 'outline'
  // With a coupon that is not in the price yet, the price of the address would seem to have changed.
  const seenPrice = coupon !== undefined && listPrice === undefined ? undefined : price
  const pricingUrl = purchaseUrl(plan, seenPrice, {
    page: displayOnly?.goTo,
    back: displayOnly?.back,
    coupon,
  })
  const priceId = useId()
  const priceLine =
    plan === '01' ? null : (
      <p id={priceId} className="mb-2 text-center text-sm text-muted-foreground tabular-nums">
        {t('payLine', { price: formatFen(price) })}
      </p>
    )
  const describedBy = priceLine ? priceId : undefined
  switch (planCardAction(state, { isGuest, isDisplayOnly: displayOnly !== undefined })) {
    case 'log in':
      return (
        <>
          {priceLine}
          <LoginLink
            to={plan === '01' ? '/resume/my' : pricingUrl}
            aria-describedby={describedBy}
            className={`${buttonVariants({ variant })} w-full`}
          >
            {text}
          </LoginLink>
        </>
      )
    case 'go to pricing':
      return (
        <>
          {priceLine}
          <Link
            to={pricingUrl}
            aria-describedby={describedBy}
            className={`${buttonVariants({ variant })} w-full`}
          >
            {text}
          </Link>
        </>
      )
    case 'pay':
      return (
        <Form method="post" action="/pricing" preventScrollReset>
          <input type="hidden" name="productId" value={plan} />
          <input type="hidden" name="price" value={price} />
          <CouponInput coupon={coupon} />
          {priceLine}
          <Button
            type="submit"
            aria-describedby={describedBy}
            name="intent"
            value="buy"
            variant={variant}
            disabled={busy}
            className="w-full"
          >
            {text}
          </Button>
        </Form>
      )
    case 'try again':
      return (
        <>
          <p className="mb-2 text-sm text-muted-foreground">{t('unknown')}</p>
          <Link
            to={currentPagePath(currentLocation)}
            reloadDocument
            className={`${buttonVariants({ variant: 'outline' })} w-full`}
          >
            {text}
          </Link>
        </>
      )
    case 'nothing':
      return (
        <Button disabled variant="outline" className="w-full">
          {text}
        </Button>
      )
  }
}

import { Form, Link, useLocation } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { LoginLink } from '#app/components/login-link'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { formatFen } from '#app/components/plans/format-fen'
import { Button, buttonVariants } from '#app/components/ui/button'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import { currentPagePath } from '#contract/validation/safe-redirect-path'
import { planCardAction } from './plan-card-state'
import type { PlanCard } from './plan-cards'
import { PurchaseInputs } from '#app/features/pricing/checkout/purchase-inputs'
import { pricingUrl, purchaseUrl } from '#app/features/pricing/checkout/purchase-url'

/** Where choosing a plan leads instead of paying, and where the user goes after paying. */
export type DisplayOnlyOptions = { goTo: string; back?: string }
type PlanButtonProps = {
  card: PlanCard
  isGuest: boolean
  busy: boolean
  displayOnly?: DisplayOnlyOptions
  /** Where the terms stand. */
  termsHref: string
}

/**
 * The button of a plan: a link to the login or the pricing page, a purchase, a reload, or nothing. Where it leads to a
 * payment, what is paid and how stands before it, and what happens then after it.
 */
export function PlanButton({ card, isGuest, busy, displayOnly, termsHref }: PlanButtonProps) {
  const { plan, months, price, listPrice, coupon, state, isRecommended } = card
  const { t } = useTranslation('pricing')
  const currentLocation = useLocation()
  const text = t(`states.${state}`)
  const variant = isRecommended ? 'default' : 'outline'
  // With a coupon that is not in the price yet, the price of the address would seem to have changed.
  const seenPrice = coupon !== undefined && listPrice === undefined ? undefined : price
  const buyUrl = purchaseUrl(plan, seenPrice, {
    months,
    page: displayOnly?.goTo,
    back: displayOnly?.back,
    coupon,
  })
  const lineId = useId()
  const isFree = plan === '01'
  const footProps = {
    lineId,
    line: isFree ? t('freeLine') : t('payLine', { price: formatFen(price), days: months * DAYS_PER_MONTH }),
    termsHref: isFree ? undefined : termsHref,
  }
  const describedBy = isFree ? undefined : lineId
  switch (planCardAction(state, { isGuest, isDisplayOnly: displayOnly !== undefined })) {
    case 'log in':
      return (
        <PlanFoot {...footProps}>
          <LoginLink
            to={isFree ? '/resume/my' : buyUrl}
            aria-describedby={describedBy}
            className={buttonVariants({ variant, className: 'w-full' })}
          >
            {text}
          </LoginLink>
        </PlanFoot>
      )
    case 'go to pricing':
      return (
        <PlanFoot {...footProps}>
          <Link
            to={buyUrl}
            aria-describedby={describedBy}
            className={buttonVariants({ variant, className: 'w-full' })}
          >
            {text}
          </Link>
        </PlanFoot>
      )
    case 'pay':
      return (
        <Form method="post" action={pricingUrl({ months })} preventScrollReset>
          <PurchaseInputs {...card} />
          <PlanFoot {...footProps}>
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
          </PlanFoot>
        </Form>
      )
    case 'try again':
      return (
        <PlanFoot line={t('unknown')}>
          <Link
            to={currentPagePath(currentLocation)}
            reloadDocument
            className={buttonVariants({ variant: 'outline', className: 'w-full' })}
          >
            {text}
          </Link>
        </PlanFoot>
      )
    case 'nothing':
      return (
        <PlanFoot line={isFree ? t('freeLine') : ''}>
          <Button disabled variant="outline" className="w-full">
            {text}
          </Button>
        </PlanFoot>
      )
  }
}

type PlanFootProps = { line: string; lineId?: string; termsHref?: string; children: ReactNode }

/** A button with a line above it and one below; both stand beside it in a narrow window, where the card has room for them. */
function PlanFoot({ line, lineId, termsHref, children }: PlanFootProps) {
  const { t } = useTranslation('pricing')
  return (
    <div className="@container">
      <div className="grid gap-y-2 text-center @min-[19rem]:max-lg:grid-cols-[1fr_minmax(7rem,auto)] @min-[19rem]:max-lg:items-center @min-[19rem]:max-lg:gap-x-4 @min-[19rem]:max-lg:gap-y-0 @min-[19rem]:max-lg:text-left">
        <p
          id={lineId}
          className={cn(
            'min-h-5 text-sm leading-5 text-muted-foreground tabular-nums',
            termsHref === undefined && '@min-[19rem]:max-lg:row-span-2',
          )}
        >
          {line}
        </p>
        <div className="@min-[19rem]:max-lg:col-start-2 @min-[19rem]:max-lg:row-span-2 @min-[19rem]:max-lg:row-start-1">
          {children}
        </div>
        {termsHref === undefined ? null : (
          <p className="text-xs leading-5 text-muted-foreground">
            {t('afterPay')} <span aria-hidden>·</span>{' '}
            <a
              href={termsHref}
              className="whitespace-nowrap text-foreground underline decoration-border-strong underline-offset-4 hover:decoration-current"
            >
              {t('refundLink')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

import { useLocation, useNavigate, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountingRules } from '#app/components/plans/counting-rules'
import { useBusyOverlay } from '#app/components/ui/busy-overlay-store'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import type { PaidPlanId } from '#contract/billing/product'
import type { PlanCardState } from './plans/plan-card-state'
import { withoutPurchaseParams } from './checkout/strip-purchase-params'
import { pricingUrl } from './checkout/purchase-url'
import { CouponSection } from './checkout/coupon-section'
import { ConfirmPurchase } from './checkout/confirm-purchase'
import { PaymentSuccessDialog } from './checkout/payment-success-dialog'
import { OauthRedirectNotice } from './pay-inside-weixin/oauth-redirect-notice'
import { CardLengthLinks } from './plans/card-length-links'
import { PlanGrid } from './plans/plan-grid'
import { PlanComparisonTable } from './plans/plan-comparison-table'
import { PlanTerms } from './plans/plan-terms'
import type { PlanCard } from './plans/plan-cards'
import type { LoadedPricing } from './load-pricing.server'
import type { PurchaseResult } from './pricing.server'
import { PaymentErrorDialog } from './checkout/payment-error-dialog'
import { ScanToPayDialog } from './checkout/scan-to-pay-dialog'
import { OpenInWeixinDialog } from './pay-inside-weixin/open-in-weixin-dialog'
import { WeixinPay } from './pay-inside-weixin/weixin-pay'

type ActionData = PurchaseResult | { leave: string } | undefined

/** The plans, with the current step of the purchase on top. */
export function PricingPage({ pricing, actionData }: { pricing: LoadedPricing; actionData: ActionData }) {
  const { t } = useTranslation('pricing')
  const { cards, months, isGuest, selectedPlan: wanted, scanOrder: scan, paidOrder, oauthCallback } = pricing
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle'
  const { formData } = navigation
  // Not over the dialog of an open order: the overlay is modal, so a refused coupon could not get the focus.
  useBusyOverlay(formData?.get('intent') === 'buy' && !formData.has('tradeNo'), t('ordering'))
  // A plan that is no longer sold for so long is not bought for one month instead.
  const wantedCard = cards.find((card) => card.plan === wanted)
  const isSoldSo = wantedCard?.months === months
  const selectedCard = wantedCard?.canPay && isSoldSo ? wantedCard : undefined
  const openInWeixinCard = cards.find(({ plan, canPay }) => plan === pricing.openInWeixin && canPay)
  const isWelcomed = useIsWelcomed()
  useAutoPurchase(isGuest || isWelcomed ? undefined : selectedCard, pricing.seenPrice)
  const [unavailableReason, dismiss] = useUnavailableReason(
    isGuest || !wantedCard ? undefined : isSoldSo ? reasonByState[wantedCard.state] : 'planOff',
  )
  const leave = actionData && 'leave' in actionData ? actionData.leave : undefined
  useExternalRedirect(leave)
  const isUnknown = cards.some(({ state }) => state === 'unknown')
  useStripPurchaseParams(pricing.hasQuery && !oauthCallback && !isUnknown && (isGuest || !selectedCard))
  const failed = actionData && 'problem' in actionData ? actionData : undefined
  const problem = failed && (failed.message ?? t(`problems.${failed.problem}`))
  const failedCard = failed?.canRetry && cards.find(({ plan, canPay }) => plan === failed.productId && canPay)
  const couponProps = { takesCoupons: pricing.takesCoupons, coupon: pricing.coupon, isBusy: busy }
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-muted-foreground lg:mb-8">
        {t('lead', { days: months * DAYS_PER_MONTH })}
      </p>
      {leave || oauthCallback ? <OauthRedirectNotice leave={leave} origin={pricing.origin} /> : null}
      {selectedCard && !isGuest ? (
        <ConfirmPurchase card={selectedCard} seenPrice={pricing.seenPrice} />
      ) : null}
      <CardLengthLinks {...pricing} coupon={pricing.coupon?.typed ?? (pricing.guestCoupon || undefined)} />
      <PlanComparisonTable cards={cards} />
      <PlanGrid cards={cards} isGuest={isGuest} busy={busy} />
      <PlanTerms />
      <CouponSection
        {...pricing}
        // Over the page, the step of the purchase shows it.
        coupon={scan || openInWeixinCard ? undefined : pricing.coupon}
        isBusy={busy}
      />
      <CountingRules />
      {scan ? (
        <ScanToPayDialog
          key={scan.tradeNo}
          order={scan}
          origin={pricing.origin}
          isPriceChanged={pricing.isPriceChanged}
          {...couponProps}
          problem={problem}
          simulatedPaymentUrl={pricing.simulatedPaymentUrl}
        />
      ) : null}
      {openInWeixinCard ? (
        <OpenInWeixinDialog
          card={openInWeixinCard}
          seenPrice={pricing.seenPrice}
          origin={pricing.origin}
          {...couponProps}
        />
      ) : null}
      {problem && !scan ? (
        <PaymentErrorDialog text={problem} retry={failedCard || undefined} months={months} />
      ) : null}
      {unavailableReason ? (
        <PaymentErrorDialog
          text={t(`problems.${unavailableReason}`)}
          retry={undefined}
          months={months}
          onClose={dismiss}
        />
      ) : null}
      {paidOrder ? <PaymentSuccessDialog order={paidOrder} continueTo={pricing.continueTo} /> : null}
      {pricing.bridgeScript ? <script src={pricing.bridgeScript} async /> : null}
      <WeixinPayOnce oauthCallback={oauthCallback} />
    </>
  )
}

/** Stays mounted once started: the address is cleared at once, the payment continues. */
function WeixinPayOnce({ oauthCallback }: Pick<LoadedPricing, 'oauthCallback'>) {
  const [startedCallback, setStartedCallback] = useState(oauthCallback)
  if (oauthCallback && !startedCallback) setStartedCallback(oauthCallback)
  return startedCallback ? <WeixinPay callback={startedCallback} /> : null
}

/**
 * Returns why the plan in the address cannot be bought; shown until dismissed, as the address is cleared at
 * once.
 */
function useUnavailableReason(currentReason: UnavailableReason | undefined) {
  const [unavailableReason, setUnavailableReason] = useState(currentReason)
  const [lastReason, setLastReason] = useState(currentReason)
  if (currentReason !== lastReason) {
    setLastReason(currentReason)
    if (currentReason) setUnavailableReason(currentReason)
  }
  return [unavailableReason, () => setUnavailableReason(undefined)] as const
}

type UnavailableReason = 'planOff' | 'lowerPlan'
const reasonByState: Partial<Record<PlanCardState, UnavailableReason>> = {
  comingSoon: 'planOff',
  higherOwned: 'lowerPlan',
}

/** Returns whether the welcome dialog is open; a new user's purchase continues when it closes. */
function useIsWelcomed(): boolean {
  return new URLSearchParams(useLocation().search).has('welcome')
}

/** Buys a plan in the address at once, as after a login that interrupted the purchase (spec §2). */
function useAutoPurchase(card: PlanCard | undefined, seenPrice: number | undefined) {
  const submit = useSubmit()
  const started = useRef<string>()
  useEffect(() => {
    if (!card || started.current === card.plan) return
    started.current = card.plan
    submit(
      {
        intent: 'buy',
        productId: card.plan satisfies string as PaidPlanId,
        months: card.months,
        price: seenPrice ?? card.price,
        ...(card.coupon && { coupon: card.coupon }),
      },
      {
        method: 'post',
        action: pricingUrl({ months: card.months }),
        replace: true,
        preventScrollReset: true,
      },
    )
  }, [card, seenPrice, submit])
}

/** Removes the one-time parameters once read (spec §2); a running purchase or OAuth clears them by itself. */
function useStripPurchaseParams(isDone: boolean) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (isDone) navigate(withoutPurchaseParams(search), { replace: true, preventScrollReset: true })
  }, [isDone, search, navigate])
}

function useExternalRedirect(address: string | undefined) {
  useEffect(() => {
    if (address) location.assign(address)
  }, [address])
}

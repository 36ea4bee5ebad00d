import { useLocation, useNavigate, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '#app/components/ui/busy'
import type { PaidPlanId } from '#contract/product'
import type { CardState } from './card-state'
import { clearedAddress } from './cleared-address'
import { ConfirmBuy } from './confirm-buy'
import { PaidDialog } from './paid-dialog'
import { PayRoundNote } from './pay-round-note'
import { PlanGrid } from './plan-grid'
import { PlanTable } from './plan-table'
import type { PlanCard } from './plan-cards'
import type { LoadedPricing } from './load-pricing.server'
import type { Outcome } from './pricing.server'
import { ProblemDialog } from './problem-dialog'
import { ScanDialog } from './scan-dialog'
import { WeixinDialog } from './weixin-dialog'
import { WeixinPay } from './weixin-pay'

type Posted = Outcome | { leave: string } | undefined

/** The plans, and on top of them the purchase as far as it has come. */
export function PricingPage({ loaded, posted }: { loaded: LoadedPricing; posted: Posted }) {
  const { t } = useTranslation()
  const { cards, isGuest, wanted, scan, paid, round } = loaded
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle'
  useBusy(navigation.formData?.get('intent') === 'buy', t('pricing.ordering'))
  const wantedCard = cards.find(({ plan, canPay }) => plan === wanted && canPay)
  const handedOver = cards.find(({ plan, canPay }) => plan === loaded.openInWeixin && canPay)
  const isGreeted = useIsGreeted()
  useStartedPurchase(isGuest || isGreeted ? undefined : wantedCard, loaded.seen)
  const [refused, dismiss] = useRefused(isGuest ? undefined : cards.find(({ plan }) => plan === wanted))
  const leave = posted && 'leave' in posted ? posted.leave : undefined
  useLeaving(leave)
  const isUnknown = cards.some(({ state }) => state === 'unknown')
  useClearedAddress(loaded.hasQuery && !round && !isUnknown && (isGuest || !wantedCard))
  const failed = posted && 'problem' in posted ? posted : undefined
  const problem = failed && (failed.said ?? t(`pricing.problems.${failed.problem}`))
  const failedCard = failed?.again && cards.find(({ plan, canPay }) => plan === failed.productId && canPay)
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{t('pricing.title')}</h1>
      <p className="mt-2 mb-8 max-w-2xl text-muted-foreground">{t('pricing.lead')}</p>
      {leave || round ? <PayRoundNote leave={leave} origin={loaded.origin} /> : null}
      {wantedCard && !isGuest ? <ConfirmBuy card={wantedCard} seen={loaded.seen} /> : null}
      <PlanGrid cards={cards} isGuest={isGuest} busy={busy} />
      <PlanTable cards={cards} />
      {scan ? (
        <ScanDialog
          key={scan.tradeNo}
          order={scan}
          origin={loaded.origin}
          repriced={loaded.repriced}
          problem={problem}
          payLink={loaded.payLink}
        />
      ) : null}
      {handedOver ? <WeixinDialog card={handedOver} seen={loaded.seen} origin={loaded.origin} /> : null}
      {problem && !scan ? (
        <ProblemDialog
          text={problem}
          again={failedCard ? { productId: failed.productId, price: failedCard.price } : undefined}
        />
      ) : null}
      {refused ? (
        <ProblemDialog text={t(`pricing.problems.${refused}`)} again={undefined} onClose={dismiss} />
      ) : null}
      {paid ? <PaidDialog productId={paid} goesOnTo={loaded.goesOnTo} /> : null}
      {loaded.bridgeScript ? <script src={loaded.bridgeScript} async /> : null}
      <WeixinPayIfAsked round={round} />
    </>
  )
}

/** Stays once begun: the address is cleared at once, the payment goes on. */
function WeixinPayIfAsked({ round }: Pick<LoadedPricing, 'round'>) {
  const [begun, setBegun] = useState(round)
  if (round && !begun) setBegun(round)
  return begun ? <WeixinPay round={begun} /> : null
}

/** Why a plan named by the address cannot be bought; stays until it is read, for the address is cleared at once. */
function useRefused(card: PlanCard | undefined) {
  const now = card && refusals[card.state]
  const [refused, setRefused] = useState(now)
  const [told, setTold] = useState(now)
  if (now !== told) {
    setTold(now)
    if (now) setRefused(now)
  }
  return [refused, () => setRefused(undefined)] as const
}

const refusals: Partial<Record<CardState, 'planOff' | 'lowerPlan'>> = {
  comingSoon: 'planOff',
  higherOwned: 'lowerPlan',
}

/** A newcomer is greeted first; the purchase they came for goes on when the greeting is closed. */
function useIsGreeted(): boolean {
  return new URLSearchParams(useLocation().search).has('welcome')
}

/** A plan named by the address is bought at once, as after a login that interrupted it (spec §2). */
function useStartedPurchase(card: PlanCard | undefined, seen: number | undefined) {
  const submit = useSubmit()
  const started = useRef<string>()
  useEffect(() => {
    if (!card || started.current === card.plan) return
    started.current = card.plan
    submit(
      { intent: 'buy', productId: card.plan satisfies string as PaidPlanId, price: seen ?? card.price },
      {
        method: 'post',
        action: '/pricing',
        replace: true,
        preventScrollReset: true,
      },
    )
  }, [card, seen, submit])
}

/** What the address asked for was read (spec §2); a purchase or a round that goes on clears it by itself. */
function useClearedAddress(isDone: boolean) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (isDone) navigate(clearedAddress(search), { replace: true, preventScrollReset: true })
  }, [isDone, search, navigate])
}

function useLeaving(address: string | undefined) {
  useEffect(() => {
    if (address) location.assign(address)
  }, [address])
}

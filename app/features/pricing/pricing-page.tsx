import { useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaidPlanId } from '#contract/product'
import { ConfirmBuy } from './confirm-buy'
import { PaidDialog } from './paid-dialog'
import { PlanGrid } from './plan-grid'
import { PlanTable } from './plan-table'
import type { PlanCard } from './plan-cards'
import type { LoadedPricing } from './load-pricing.server'
import type { Outcome } from './pricing.server'
import { ScanDialog } from './scan-dialog'
import { WeixinPay } from './weixin-pay'

type Posted = Outcome | { leave: string } | undefined

/** The plans, and on top of them the purchase as far as it has come. */
export function PricingPage({ loaded, posted }: { loaded: LoadedPricing; posted: Posted }) {
  const { t } = useTranslation()
  const { cards, isGuest, wanted, scan, paid, round } = loaded
  const busy = useNavigation().state !== 'idle'
  const wantedCard = cards.find(({ plan, canPay }) => plan === wanted && canPay)
  useStartedPurchase(isGuest ? undefined : wantedCard)
  useLeaving(posted && 'leave' in posted ? posted.leave : undefined)
  const problem =
    posted && 'problem' in posted ? (posted.said ?? t(`pricing.problems.${posted.problem}`)) : undefined
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{t('pricing.title')}</h1>
      <p className="mt-2 mb-8 max-w-2xl text-ink-soft">{t('pricing.lead')}</p>
      {problem && !scan ? (
        <p role="alert" className="mb-6 rounded-md border border-danger/40 px-4 py-3 text-sm text-danger">
          {problem}
        </p>
      ) : null}
      {posted && 'leave' in posted ? (
        <p className="mb-6">
          <a href={posted.leave} className="text-primary underline">
            {t('pricing.weixin.goOn')}
          </a>
        </p>
      ) : null}
      {wantedCard && !isGuest ? <ConfirmBuy card={wantedCard} /> : null}
      {round ? <noscript>{t('pricing.weixin.needsScript')}</noscript> : null}
      <PlanGrid cards={cards} isGuest={isGuest} busy={busy} />
      <PlanTable cards={cards} />
      {scan ? (
        <ScanDialog key={scan.tradeNo} order={scan} problem={problem} payLink={loaded.payLink} />
      ) : null}
      {paid ? <PaidDialog productId={paid} /> : null}
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

/** A plan named by the address is bought at once, as after a login that interrupted it (spec §2). */
function useStartedPurchase(card: PlanCard | undefined) {
  const submit = useSubmit()
  const started = useRef<string>()
  useEffect(() => {
    if (!card || started.current === card.plan) return
    started.current = card.plan
    submit(
      { intent: 'buy', productId: card.plan satisfies string as PaidPlanId },
      {
        method: 'post',
        action: '/pricing',
        replace: true,
        preventScrollReset: true,
      },
    )
  }, [card, submit])
}

function useLeaving(address: string | undefined) {
  useEffect(() => {
    if (address) location.assign(address)
  }, [address])
}

import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { CreditHistory } from './credit-history'
import { MembershipLedger } from './membership-ledger'
import type { MembershipView } from './membership.server'
import { highestPlanId } from '#contract/billing/plan-ids'
import { OrderList } from './order-list'
import { MembershipPeriodList } from './membership-period-list'

/** What buying is to the viewer: a trial is not renewed, and above the highest plan there is none. */
function wayToBuy({ spans, now }: Pick<MembershipView, 'spans' | 'now'>): 'join' | 'upgrade' | 'renew' {
  const current = spans.find(({ from, to }) => from <= now && now < to)?.plan
  if (current === highestPlanId) return 'renew'
  return current === '200' ? 'upgrade' : 'join'
}

/** 会员与订单: current and queued plans, the orders, and the ledgers behind them. */
export function MembershipPage({ view }: { view: MembershipView }) {
  const { t } = useTranslation('membership')
  const hasTwoPlans = view.spans.filter(({ to }) => to > view.now).length > 1
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
          <p className="mt-2 text-balance text-muted-foreground">{t(hasTwoPlans ? 'lead' : 'leadPlain')}</p>
        </div>
        <ButtonLink to="/pricing" label={t(`buy.${wayToBuy(view)}`)} />
      </div>
      <MembershipPeriodList spans={view.spans} now={view.now} />
      <OrderList orders={view.orders} />
      <MembershipLedger lines={view.ledger} />
      <CreditHistory pointsLeft={view.pointsLeft} credits={view.credits} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { sayFen } from '#app/components/say-fen'
import { useFormats } from '#app/components/use-formats'
import type { AdminOrder } from '#contract/admin'

/** One order, with whose it is. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { moment } = useFormats()
  const { owner } = order
  const facts: [string, string][] = [
    [t('membership.tradeNo'), order.tradeNo],
    ...(order.transactionId ? [[t('refunds.transactionId'), order.transactionId] as [string, string]] : []),
    [t('refunds.owner'), owner ? `${owner.nickname} ${owner.phone}`.trim() : t('refunds.ownerGone')],
    [t('membership.item'), t(`pricing.plans.${order.productId}.name`)],
    [t('membership.amount'), sayFen(order.price)],
    [t('membership.channel'), t(`membership.channels.${order.channel}`)],
    [t('membership.state'), t(`membership.states.${order.state}`)],
    [t('membership.created'), moment(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('membership.paid'), moment(order.paidAt)] as [string, string]]),
  ]
  return (
    <>
      {order.simulated ? (
        <p className="mt-8 rounded-md bg-warn-soft px-4 py-2 text-sm text-warn">
          {t('membership.simulatedText')}
        </p>
      ) : null}
      <dl className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 px-5 py-3 text-sm">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

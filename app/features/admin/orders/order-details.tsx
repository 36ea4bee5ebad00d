import { useTranslation } from 'react-i18next'
import { DescriptionList, type DescriptionItem } from '#app/components/description-list'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminOrder } from '#contract/admin/admin-order'

/** One order, with whose it is. */
export function OrderDetailsList({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormatters()
  const { owner } = order
  const items: DescriptionItem[] = [
    [t('membership.tradeNo'), order.tradeNo],
    ...(order.transactionId ? [[t('refunds.transactionId'), order.transactionId] as const] : []),
    [t('refunds.owner'), owner ? `${owner.nickname} ${owner.phone}`.trim() : t('refunds.ownerGone')],
    [t('membership.item'), t(`pricing.plans.${order.productId}.name`)],
    [t('membership.amount'), formatFen(order.price)],
    [t('membership.channel'), t(`membership.channels.${order.channel}`)],
    [t('membership.state'), t(`membership.states.${order.state}`)],
    [t('membership.created'), formatDateTime(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('membership.paid'), formatDateTime(order.paidAt)] as const]),
  ]
  return (
    <>
      {order.simulated ? (
        <p className="mt-8 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">
          {t('membership.simulatedText')}
        </p>
      ) : null}
      <DescriptionList items={items} />
    </>
  )
}

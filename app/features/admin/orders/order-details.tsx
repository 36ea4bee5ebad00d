import { useTranslation } from 'react-i18next'
import { DescriptionList, type DescriptionItem } from '#app/components/description-list'
import { useCardName } from '#app/i18n/use-card-name'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminOrder } from '#contract/admin/admin-order'

export function OrderDetailsList({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(['membership', 'admin-refunds', 'pricing'])
  const cardName = useCardName()
  const { formatDateTime } = useFormatters()
  const { owner } = order
  const items: DescriptionItem[] = [
    [t('tradeNo'), order.tradeNo],
    ...(order.transactionId ? [[t('admin-refunds:transactionId'), order.transactionId] as const] : []),
    [
      t('admin-refunds:owner'),
      owner ? `${owner.nickname} ${owner.phone}`.trim() : t('admin-refunds:ownerGone'),
    ],
    [t('item'), cardName(order.productId, order.months)],
    ...(order.coupon
      ? [
          [t('pricing:coupon.listPrice'), formatFen(order.price + order.coupon.discount)] as const,
          [
            t('pricing:coupon.discount', { code: order.coupon.code }),
            `−${formatFen(order.coupon.discount)}`,
          ] as const,
        ]
      : []),
    [t(order.coupon ? 'pricing:coupon.toPay' : 'amount'), formatFen(order.price)],
    [t('channel'), t(`channels.${order.channel}`)],
    [t('state'), t(`states.${order.state}`)],
    [t('created'), formatDateTime(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('paid'), formatDateTime(order.paidAt)] as const]),
  ]
  return (
    <>
      {order.simulated ? (
        <p className="mt-8 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">{t('simulatedText')}</p>
      ) : null}
      <DescriptionList items={items} />
    </>
  )
}

import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DescriptionList, type DescriptionItem } from '#app/components/description-list'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { OrderDetails } from '#contract/billing/order'

/** One order to show and to print. */
export function Receipt({ order }: { order: OrderDetails }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormatters()
  const items: DescriptionItem[] = [
    [t('membership.tradeNo'), order.tradeNo],
    [t('membership.item'), `${t(`pricing.plans.${order.productId}.name`)} · ${t('membership.days31')}`],
    [t('membership.amount'), formatFen(order.price)],
    [t('membership.channel'), t(`membership.channels.${order.channel}`)],
    [t('membership.state'), t(`membership.states.${order.state}`)],
    [t('membership.created'), formatDateTime(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('membership.paid'), formatDateTime(order.paidAt)] as const]),
  ]
  return (
    <div className="max-w-xl">
      <p className="text-sm print:hidden">
        <Link to="/user/orders" className="text-primary underline">
          {t('membership.back')}
        </Link>
      </p>
      <h1 className="mt-3 text-2xl font-semibold tracking-tight">{t('membership.receiptTitle')}</h1>
      {order.simulated ? (
        <p className="mt-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">
          {t('membership.simulatedText')}
        </p>
      ) : null}
      <DescriptionList items={items} />
      <p className="mt-4 text-sm text-subtle-foreground">{t('membership.receiptNote')}</p>
    </div>
  )
}

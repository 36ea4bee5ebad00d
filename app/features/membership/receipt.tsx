import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { DescriptionList, type DescriptionItem } from '#app/components/description-list'
import { Button } from '#app/components/ui/button'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { OrderDetails } from '#contract/billing/order'

type ReceiptProps = { order: OrderDetails; refundedFen: number }

/** An order to view and print. */
export function Receipt({ order, refundedFen }: ReceiptProps) {
  const { t } = useTranslation(['membership', 'pricing'])
  const cardName = useCardName()
  const { formatDateTime } = useFormatters()
  const items: DescriptionItem[] = [
    [t('tradeNo'), order.tradeNo],
    [
      t('item'),
      `${cardName(order.productId, order.months)} · ${t('days', { days: order.months * DAYS_PER_MONTH })}`,
    ],
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
    ...(refundedFen > 0 ? [[t('refundedAmount'), formatFen(refundedFen)] as const] : []),
    [t('channel'), t(`channels.${order.channel}`)],
    [t('state'), t(`states.${order.state}`)],
    [t('created'), formatDateTime(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('paid'), formatDateTime(order.paidAt)] as const]),
  ]
  return (
    <div className="max-w-xl">
      <p className="-ml-2.5 flex items-center justify-between gap-2 print:hidden">
        <ButtonLink to="/user/orders" variant="ghost" size="sm" icon={ArrowLeft} label={t('back')} />
        <Button variant="outline" size="sm" onClick={() => window.print()} className="needs-script">
          <Printer aria-hidden />
          {t('print')}
        </Button>
      </p>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight sm:text-3xl">{t('receiptTitle')}</h1>
      {order.simulated ? (
        <p className="mt-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">{t('simulatedText')}</p>
      ) : null}
      <DescriptionList items={items} />
      <p className="mt-4 text-sm text-subtle-foreground">{t('receiptNote')}</p>
    </div>
  )
}

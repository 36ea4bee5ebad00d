import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'

type PriceBreakdownProps = { card: { price: number; listPrice?: number; coupon?: string } }

/** 原价, 优惠, 实付 of a price with a coupon; nothing without one. */
export function PriceBreakdown({ card: { price, listPrice, coupon } }: PriceBreakdownProps) {
  const { t } = useTranslation('pricing')
  if (listPrice === undefined) return null
  const rows = [
    [t('coupon.listPrice'), formatFen(listPrice)],
    [t('coupon.discount', { code: coupon }), `−${formatFen(listPrice - price)}`],
    [t('coupon.toPay'), formatFen(price)],
  ]
  return (
    <dl className="mt-3 grid gap-1 rounded-md bg-muted px-4 py-3 text-sm">
      {rows.map(([name, value], n) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 last:font-semibold">
          <dt className={n < 2 ? 'break-all text-muted-foreground' : undefined}>{name}</dt>
          <dd className="ml-auto tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

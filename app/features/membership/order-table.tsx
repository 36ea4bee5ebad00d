import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { MembershipView } from './membership.server'

export function OrderTable({ orders }: Pick<MembershipView, 'orders'>) {
  const { t } = useTranslation(['membership', 'pricing'])
  const { formatDateTime } = useFormatters()
  return (
    <TitledSection id="orders" title={t('orders')} className="mt-10">
      {orders.length === 0 ? (
        <p className="mt-3 text-sm text-muted-foreground">{t('noOrders')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card">
          {orders.map(({ tradeNo, productId, price, coupon, state, createdAt, simulated }) => (
            <li key={tradeNo} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3.5 text-sm">
              <span className="font-medium">{t(`pricing:plans.${productId}.name`)}</span>
              <span className="tabular-nums">{formatFen(price)}</span>
              {coupon ? (
                <span className="text-subtle-foreground tabular-nums">
                  {t('discounted', { discount: formatFen(coupon.discount) })}
                </span>
              ) : null}
              <span className="text-muted-foreground">{t(`states.${state}`)}</span>
              {simulated ? <span className="text-warning">{t('simulated')}</span> : null}
              <span className="ml-auto text-subtle-foreground tabular-nums">{formatDateTime(createdAt)}</span>
              {state === 'created' ? (
                <Link to={`/pricing?order=${tradeNo}`} className="text-primary underline">
                  {t('goOn')}
                </Link>
              ) : (
                <span className="flex gap-x-3">
                  <Link to={`/user/orders/${tradeNo}`} className="text-primary underline">
                    {t('receipt')}
                  </Link>
                  {state === 'granted' ? (
                    <Link to={`/user/orders/${tradeNo}#invoice`} className="text-primary underline">
                      {t('invoice')}
                    </Link>
                  ) : null}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

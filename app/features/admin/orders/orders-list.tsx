import { Link } from '@remix-run/react'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import type { AdminOrderSummary } from '#contract/admin/admin-list-calls'

const path = '/admin/orders'

/** All orders, the newest first. */
export const ordersList = defineAdminList('listOrdersAsAdmin', {
  path,
  icon: ReceiptText,
  exportName: 'orders',
  defaultSort: 'created',
  texts: (t) => ({
    title: t('admin-orders:list'),
    menuName: t('admin:places.orders'),
    searchHint: t('admin-orders:searchHint'),
    filters: t('admin-orders:filters', { returnObjects: true }),
  }),
  columns: (t) => [
    { title: 'tradeNo', value: ({ tradeNo }) => tradeNo, isCsvOnly: true },
    {
      title: t('admin-orders:product'),
      value: ({ productId }) => t(`admin-users:user.plans.${productId}`),
      cell: ({ tradeNo, productId, months, simulated }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link to={`${path}?number=${tradeNo}`} className="font-medium text-primary hover:underline">
            {t(`admin-users:user.plans.${productId}`)}
            {months > 1 ? ` · ${t('admin-orders:forMonths', { months })}` : null}
          </Link>
          {simulated ? <SimulatedBadge /> : null}
        </span>
      ),
    },
    { title: t('admin-orders:months'), value: ({ months }) => months, isCsvOnly: true },
    {
      title: t('admin-orders:price'),
      value: ({ price }) => price,
      format: 'fen',
      cell: ({ price, coupon }) => (
        <span className="block tabular-nums max-md:text-right">
          {formatFen(price)}
          {coupon ? (
            <span className="block text-xs break-all text-muted-foreground">
              −{formatFen(coupon.discount)} · {coupon.code}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      title: t('admin-orders:discount'),
      value: ({ coupon }) => coupon?.discount,
      format: 'fen',
      isCsvOnly: true,
    },
    { title: t('admin-coupons:code'), value: ({ coupon }) => coupon?.code, isCsvOnly: true },
    {
      title: t('admin-orders:state'),
      value: ({ state }) => t(`admin-orders:filters.${state}`),
      cell: ({ state }) => <OrderState state={state} />,
    },
    { title: 'simulated', value: ({ simulated }) => simulated, isCsvOnly: true },
    {
      title: t('admin-orders:owner'),
      value: ({ owner }) => owner?.nickname,
      cell: ({ owner }) =>
        owner ? (
          <span className="max-md:text-right">
            {owner.nickname}{' '}
            <span className="whitespace-nowrap text-subtle-foreground tabular-nums">{owner.phone}</span>
          </span>
        ) : (
          <span className="text-subtle-foreground">{t('admin-orders:gone')}</span>
        ),
    },
    { title: t('admin-users:phone'), value: ({ owner }) => owner?.phone, isCsvOnly: true },
    {
      title: t('admin-orders:created'),
      value: ({ createdAt }) => createdAt,
      format: 'dateTime',
      sort: 'created',
    },
    { title: 'paidAt', value: ({ paidAt }) => paidAt, format: 'dateTime', isCsvOnly: true },
  ],
  getRowKey: ({ tradeNo }) => tradeNo,
})

function SimulatedBadge() {
  const { t } = useTranslation('membership')
  return <Badge variant="warning">{t('simulated')}</Badge>
}

function OrderState({ state }: Pick<AdminOrderSummary, 'state'>) {
  const { t } = useTranslation('membership')
  return <span className="whitespace-nowrap">{t(`states.${state}`)}</span>
}

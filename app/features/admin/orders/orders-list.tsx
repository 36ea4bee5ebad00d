import { Link } from '@remix-run/react'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { defineAdminList } from '#app/features/admin/lists/define-admin-list'
import type { AdminOrderSummary } from '#contract/admin/admin-list-calls'

const path = '/admin/orders'

/** Everybody's orders, the newest first. */
export const ordersList = defineAdminList('listOrdersAsAdmin', {
  path,
  icon: ReceiptText,
  exportName: 'orders',
  defaultSort: 'created',
  texts: ({ orders, places }) => ({ ...orders, title: orders.list, menuName: places.orders }),
  columns: ({ orders, user, users }) => [
    { title: 'tradeNo', value: ({ tradeNo }) => tradeNo, isCsvOnly: true },
    {
      title: orders.product,
      value: ({ productId }) => user.plans[productId],
      cell: ({ tradeNo, productId, simulated }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link to={`${path}?number=${tradeNo}`} className="font-medium text-primary hover:underline">
            {user.plans[productId]}
          </Link>
          {simulated ? <SimulatedBadge /> : null}
        </span>
      ),
    },
    { title: orders.price, value: ({ price }) => price, format: 'fen' },
    {
      title: orders.state,
      value: ({ state }) => orders.filters[state],
      cell: ({ state }) => <OrderState state={state} />,
    },
    { title: 'simulated', value: ({ simulated }) => simulated, isCsvOnly: true },
    {
      title: orders.owner,
      value: ({ owner }) => owner?.nickname,
      cell: ({ owner }) =>
        owner ? (
          <span className="max-md:text-right">
            {owner.nickname}{' '}
            <span className="whitespace-nowrap text-subtle-foreground tabular-nums">{owner.phone}</span>
          </span>
        ) : (
          <span className="text-subtle-foreground">{orders.gone}</span>
        ),
    },
    { title: users.phone, value: ({ owner }) => owner?.phone, isCsvOnly: true },
    { title: orders.created, value: ({ createdAt }) => createdAt, format: 'dateTime', sort: 'created' },
    { title: 'paidAt', value: ({ paidAt }) => paidAt, format: 'dateTime', isCsvOnly: true },
  ],
  getRowKey: ({ tradeNo }) => tradeNo,
})

function SimulatedBadge() {
  const { t } = useTranslation()
  return <Badge variant="warning">{t('membership.simulated')}</Badge>
}

function OrderState({ state }: Pick<AdminOrderSummary, 'state'>) {
  const { t } = useTranslation()
  return <span className="whitespace-nowrap">{t(`membership.states.${state}`)}</span>
}

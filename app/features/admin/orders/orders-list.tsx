import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminOrderSummary } from '#contract/admin/admin-panel'
import { AdminSection } from '#app/features/admin/admin-section'
import { AdminList } from '#app/features/admin/lists/admin-list'
import type { Column } from '#app/features/admin/lists/list-table'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

const path = '/admin/orders'

/** Everybody's orders, the newest first. */
export function OrdersList({ view }: { view: ListView<AdminOrderSummary> }) {
  const { t } = useTranslation()
  const { orders, user } = useAdminTexts()
  const { formatDateTime } = useFormatters()
  const columns: Column<AdminOrderSummary>[] = [
    {
      title: orders.product,
      cell: ({ tradeNo, productId, simulated }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link to={`${path}?number=${tradeNo}`} className="font-medium text-primary hover:underline">
            {user.plans[productId]}
          </Link>
          {simulated ? <Badge variant="warning">{t('membership.simulated')}</Badge> : null}
        </span>
      ),
    },
    { title: orders.price, numeric: true, cell: ({ price }) => formatFen(price) },
    {
      title: orders.state,
      cell: ({ state }) => <span className="whitespace-nowrap">{t(`membership.states.${state}`)}</span>,
    },
    {
      title: orders.owner,
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
    {
      title: orders.created,
      sort: 'created',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDateTime(createdAt)}</span>
      ),
    },
  ]
  return (
    <AdminSection title={orders.list} className="mt-10">
      <AdminList
        label={orders.list}
        path={path}
        exportName="orders"
        view={view}
        searchHint={orders.searchHint}
        filters={orders.filters}
        defaultSort="created"
        columns={columns}
        getRowKey={({ tradeNo }) => tradeNo}
      />
    </AdminSection>
  )
}

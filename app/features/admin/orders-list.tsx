import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { sayFen } from '#app/components/say-fen'
import { useFormats } from '#app/components/use-formats'
import type { ListedOrder } from '#contract/admin-desk'
import { DeskSection } from './desk-section'
import { ListBody } from './list-body'
import type { Column } from './list-table'
import type { ListView } from './list.server'
import { useDesk } from './use-desk'

const path = '/admin/orders'

/** Everybody's orders, the newest first. */
export function OrdersList({ view }: { view: ListView<ListedOrder> }) {
  const { t } = useTranslation()
  const { orders, user } = useDesk()
  const { moment } = useFormats()
  const columns: Column<ListedOrder>[] = [
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
    { title: orders.price, numeric: true, cell: ({ price }) => sayFen(price) },
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
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{moment(createdAt)}</span>,
    },
  ]
  return (
    <DeskSection title={orders.list} className="mt-10">
      <ListBody
        label={orders.list}
        path={path}
        list="orders"
        view={view}
        searchHint={orders.searchHint}
        filters={orders.filters}
        firstSort="created"
        columns={columns}
        keyOf={({ tradeNo }) => tradeNo}
      />
    </DeskSection>
  )
}

import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import type { AdminOrderSummary } from '#contract/admin/admin-list-calls'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { AdminListView } from '#app/features/admin/lists/admin-list-page'
import { AdminSection } from '#app/features/admin/admin-section'
import { ordersList } from './orders-list'
import type { OrderLookup } from './order-lookup.server'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { OrderDetailsList } from './order-details'
import { ConfirmRefund } from './confirm-refund'
import { RefundList } from './refund-list'
import { RecordRefundForm } from './record-refund-form'

/** Finds an order by its number, shows its state and refunds it. */
type OrderLookupPageProps = {
  lookup: OrderLookup
  /** All orders, when none is looked up. */
  list: ListView<AdminOrderSummary> | undefined
  problem: string | undefined
}

export function OrderLookupPage({ lookup, list, problem }: OrderLookupPageProps) {
  const { t } = useTranslation(['admin-refunds', 'admin-orders'])
  const { number, order, isConfirmingRefund: confirming } = lookup
  const notFound = lookup.problem && (lookup.problem.message ?? t('badNumber'))
  return (
    <>
      <div className="max-w-2xl">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="mt-2 text-muted-foreground">{t('lead')}</p>
        <Form method="get" action="/admin/orders" role="search" className="mt-6">
          <label htmlFor="number" className="text-sm font-medium">
            {t('number')}
          </label>
          <div className="mt-1.5 flex gap-3">
            <Input
              id="number"
              name="number"
              defaultValue={number}
              required
              autoComplete="off"
              aria-invalid={notFound ? true : undefined}
              aria-describedby={notFound ? 'number-problem' : undefined}
              className="font-mono"
            />
            <Button type="submit" className="shrink-0">
              {t('find')}
            </Button>
          </div>
          {notFound ? (
            <p id="number-problem" role="alert" className="mt-2 text-sm text-destructive">
              {notFound}
            </p>
          ) : null}
        </Form>
        {problem ? (
          <p
            role="alert"
            className="mt-6 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
          >
            {problem}
          </p>
        ) : null}
        {order ? (
          <>
            <OrderDetailsList order={order} />
            {confirming ? <ConfirmRefund order={order} /> : null}
            {order.refundableFen > 0 && !confirming ? (
              <Form method="get" action="/admin/orders" className="mt-6" preventScrollReset>
                <input type="hidden" name="number" value={order.tradeNo} />
                <Button type="submit" name="refund" value="" variant="outline">
                  {t('begin')}
                </Button>
              </Form>
            ) : null}
            <RefundList order={order} />
            {order.paidAt !== null && order.state !== 'refunded' ? (
              <RecordRefundForm tradeNo={order.tradeNo} />
            ) : null}
            <AuditList lines={order.history} />
          </>
        ) : null}
      </div>
      {list ? (
        <AdminSection title={t('admin-orders:list')} className="mt-10">
          <AdminListView list={ordersList} view={list} />
        </AdminSection>
      ) : null}
    </>
  )
}

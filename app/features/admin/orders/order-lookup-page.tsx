import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import type { AdminOrderSummary } from '#contract/admin/admin-list-calls'
import type { ListView } from '#app/features/admin/lists/load-list.server'
import { AdminListView } from '#app/features/admin/lists/admin-list-page'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { FormProblem } from '#app/features/admin/admin-form'
import { AdminSection } from '#app/features/admin/admin-section'
import { ordersList } from './orders-list'
import type { OrderLookup, RefundFormResult, RefundIntent } from './order-lookup.server'
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
  result: RefundFormResult | undefined
}

export function OrderLookupPage({ lookup, list, result }: OrderLookupPageProps) {
  const { t } = useTranslation(['admin-refunds', 'admin-orders', 'invoice'])
  const { number, order, isConfirmingRefund: confirming, wish } = lookup
  const canRecord = order && order.paidAt !== null && order.state !== 'refunded'
  const resultOf = (intent: RefundIntent) => (result?.pressed === intent ? result : undefined)
  const hasForm = { refund: confirming, record: canRecord, follow: false }
  return (
    <>
      <div className="max-w-2xl">
        <AdminHeading title={t('title')} lead={t('lead')} />
        <Form method="get" action="/admin/orders" role="search" className="mt-6">
          <TextField
            name="number"
            label={t('number')}
            aria-invalid={lookup.problem ? true : undefined}
            aria-describedby={lookup.problem ? 'number-problem' : undefined}
            defaultValue={number}
            required
            autoComplete="off"
            className="font-mono"
            trailing={<Button type="submit">{t('find')}</Button>}
          />
          {lookup.problem ? (
            <p id="number-problem" role="alert" className="mt-2 text-sm text-destructive">
              {lookup.problem}
            </p>
          ) : null}
        </Form>
        {result && !hasForm[result.pressed] ? <FormProblem result={result} /> : null}
        {order ? (
          <>
            <OrderDetailsList order={order} />
            {order.invoiceState ? (
              <p className="mt-4 text-sm">
                <Link to={`/admin/invoices?order=${order.tradeNo}`} className="text-primary underline">
                  {t('invoice')}
                </Link>
                <span className="ml-3 text-muted-foreground">
                  {t(`invoice:states.${order.invoiceState}`)}
                </span>
              </p>
            ) : null}
            {confirming ? <ConfirmRefund order={order} wish={wish} result={resultOf('refund')} /> : null}
            {order.refundableFen > 0 && !confirming ? (
              <Form method="get" action="/admin/orders" className="mt-6" preventScrollReset>
                <input type="hidden" name="number" value={order.tradeNo} />
                <Button type="submit" name="refund" value="" variant="outline">
                  {t('begin')}
                </Button>
              </Form>
            ) : null}
            <RefundList order={order} />
            {canRecord ? <RecordRefundForm tradeNo={order.tradeNo} result={resultOf('record')} /> : null}
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

import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { ButtonLink } from '#app/components/button-link'
import { DescriptionList, type DescriptionItem } from '#app/components/description-list'
import { formatFen } from '#app/components/plans/format-fen'
import { TitledSection } from '#app/components/titled-section'
import { useFormatters } from '#app/i18n/use-formatters'
import type { InvoiceRequest, OrderInvoice } from '#contract/billing/invoice'
import type { OrderDetails } from '#contract/billing/order'
import { InvoiceForm } from './invoice-form'

type InvoiceSectionProps = {
  order: OrderDetails
  invoice: OrderInvoice
  /** The form is asked for. */
  isEditing: boolean
  result: FormResult | undefined
}

/** The invoice of an order: its state, and the form of its request. Not printed with the receipt. */
export function InvoiceSection({ order, invoice, isEditing, result }: InvoiceSectionProps) {
  const { t } = useTranslation('invoice')
  const { request, canRequest, fen, refundedFen } = invoice
  const formUrl = `/user/orders/${order.tradeNo}?invoice=form#invoice`
  const amounts = {
    amount: formatFen(fen),
    paid: formatFen(order.price),
    refunded: formatFen(refundedFen),
  }
  const isOpen = canRequest && (isEditing || result !== undefined)
  return (
    <TitledSection
      id="invoice"
      title={t('title')}
      size="lg"
      className="mt-10 max-w-xl scroll-mt-6 print:hidden"
    >
      {request ? <RequestState request={request} /> : null}
      {request === null && !canRequest ? (
        <p className="mt-2 text-sm text-muted-foreground">
          {t(order.state === 'refunded' ? 'refunded' : 'unpaid')}
        </p>
      ) : null}
      {canRequest && (isOpen || request === null) ? (
        <p className="mt-2 text-sm text-muted-foreground">
          {t(refundedFen > 0 ? 'leadRefunded' : 'lead', amounts)}
        </p>
      ) : null}
      {isOpen ? <InvoiceForm tradeNo={order.tradeNo} invoice={invoice} result={result} /> : null}
      {request && !isOpen ? <RequestDetails request={request} /> : null}
      {canRequest && !isOpen ? (
        <ButtonLink
          to={formUrl}
          preventScrollReset
          variant="outline"
          className="mt-4"
          label={t(request === null ? 'ask' : request.state === 'rejected' ? 'again' : 'change')}
        />
      ) : null}
    </TitledSection>
  )
}

function RequestState({
  request: { state, reason, email, requestedAt, settledAt },
}: {
  request: InvoiceRequest
}) {
  const { t } = useTranslation('invoice')
  const { formatDate } = useFormatters()
  return (
    <p className="mt-2 text-sm [overflow-wrap:anywhere]">
      {t(`stateText.${state}`, { date: formatDate(settledAt ?? requestedAt), reason, email })}
    </p>
  )
}

function RequestDetails({ request }: { request: InvoiceRequest }) {
  const { t } = useTranslation('invoice')
  const items: DescriptionItem[] = [
    [t('state'), t(`states.${request.state}`)],
    ...(request.invoiceNumber ? [[t('number'), request.invoiceNumber] as const] : []),
    [t('amount'), formatFen(request.fen)],
    [t('titleKind'), t(`kinds.${request.titleKind}`)],
    [t('invoiceTitle'), request.title],
    ...(request.taxNumber ? [[t('taxNumber'), request.taxNumber] as const] : []),
    [t('email'), request.email],
    ...(request.note ? [[t('note'), request.note] as const] : []),
  ]
  return <DescriptionList items={items} />
}

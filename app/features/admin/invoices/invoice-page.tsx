import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { AdminDescriptionList } from '#app/features/admin/admin-section'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { BackLink } from '#app/features/admin/back-link'
import { OwnerLink } from '#app/features/admin/owner-link'
import type { AdminInvoiceDetails } from '#contract/admin/admin-invoice'
import type { InvoiceFormResult } from './invoice.server'
import { IssueInvoiceForm, RejectInvoiceForm } from './settle-invoice-forms'

type InvoicePageProps = { invoice: AdminInvoiceDetails; result: InvoiceFormResult | undefined }

/** A request for an invoice: what it says, and the forms that settle it. */
export function InvoicePage({ invoice, result }: InvoicePageProps) {
  const { t } = useTranslation(['admin-invoices', 'invoice', 'membership'])
  const { state, hasOpenRefund, isRefundedSince, history } = invoice
  const canReject = state === 'requested'
  const canIssue = (canReject || state === 'rejected' || state === 'issued') && !hasOpenRefund
  return (
    <div className="max-w-2xl">
      <BackLink to="/admin/invoices">{t('back')}</BackLink>
      <AdminHeading title={invoice.title} lead={t(`invoice:states.${state}`)} />
      {isRefundedSince ? <Warning>{t('refundedSinceText')}</Warning> : null}
      {hasOpenRefund ? <Warning>{t('openRefund')}</Warning> : null}
      {invoice.simulated ? <Warning>{t('membership:simulatedText')}</Warning> : null}
      <InvoiceFacts invoice={invoice} />
      {canIssue ? <IssueInvoiceForm invoice={invoice} result={result} /> : null}
      {canReject ? <RejectInvoiceForm invoice={invoice} result={result} /> : null}
      <AuditList lines={history} />
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return <p className="mt-4 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning">{children}</p>
}

function InvoiceFacts({ invoice }: { invoice: AdminInvoiceDetails }) {
  const { t } = useTranslation(['admin-invoices', 'invoice'])
  const { formatDateTime } = useFormatters()
  const { tradeNo, owner, refundedFen, invoiceNumber, taxNumber, email, note, reason, settledAt } = invoice
  return (
    <div className="mt-6">
      <AdminDescriptionList
        items={[
          [t('invoice:titleKind'), t(`invoice:kinds.${invoice.titleKind}`)],
          [t('invoice:invoiceTitle'), invoice.title],
          ...(taxNumber ? [[t('invoice:taxNumber'), taxNumber] as const] : []),
          [t('amount'), formatFen(invoice.fen)],
          ...(refundedFen > 0
            ? [
                [t('paid'), formatFen(invoice.paidFen)] as const,
                [t('refunded'), formatFen(refundedFen)] as const,
              ]
            : []),
          ...(email ? [[t('invoice:email'), email] as const] : []),
          ...(note ? [[t('invoice:note'), note] as const] : []),
          [t('owner'), owner ? <OwnerLink key="owner" owner={owner} /> : t('gone')],
          [
            t('order'),
            <Link
              key="order"
              to={`/admin/orders?number=${tradeNo}`}
              className="font-mono text-xs text-primary hover:underline"
            >
              {tradeNo}
            </Link>,
          ],
          [t('requested'), formatDateTime(invoice.requestedAt)],
          ...(settledAt === null ? [] : [[t('settled'), formatDateTime(settledAt)] as const]),
          ...(invoiceNumber ? [[t('invoice:number'), invoiceNumber] as const] : []),
          ...(reason ? [[t('rejectReason'), reason] as const] : []),
        ]}
      />
    </div>
  )
}

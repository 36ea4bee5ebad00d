import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { AdminField } from '#app/features/admin/admin-form'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import type { AdminInvoiceDetails } from '#contract/admin/admin-invoice'
import { InvoiceLimits } from '#contract/billing/invoice'
import type { InvoiceFormResult, InvoiceIntent } from './invoice.server'

type SettleFormProps = { invoice: AdminInvoiceDetails; result: InvoiceFormResult | undefined }

const resultFor = (result: InvoiceFormResult | undefined, intent: InvoiceIntent) =>
  result?.pressed === intent ? result : undefined
const pageOf = ({ tradeNo }: AdminInvoiceDetails) => `/admin/invoices?order=${tradeNo}`

/** Records the number of the issued invoice or of its replacement, or corrects it. */
export function IssueInvoiceForm({ invoice, result }: SettleFormProps) {
  const { t } = useTranslation(['admin-invoices', 'invoice'])
  const { tradeNo, revision, fen, issueFen, state, invoiceNumber } = invoice
  const step = state !== 'issued' ? 'issue' : issueFen === fen ? 'correct' : 'replace'
  return (
    <ConfirmAction
      titleId="issue-invoice"
      title={t(`${step}Title`)}
      text={t(`${step}Text`, { amount: formatFen(issueFen) })}
      result={resultFor(result, 'issue')}
      action={pageOf(invoice)}
      hidden={{ intent: 'issue', tradeNo, seen: revision, seenFen: issueFen }}
      defaultValue={{ invoiceNumber: step === 'correct' ? invoiceNumber : '' }}
      reasonLabel={null}
      submitLabel={t(step)}
      cancelUrl="/admin/invoices"
      className="mt-6"
    >
      <AdminField
        name="invoiceNumber"
        label={t('invoice:number')}
        required
        maxLength={InvoiceLimits.number + 10}
        autoComplete="off"
        className="font-mono"
      />
    </ConfirmAction>
  )
}

/** Rejects the request with a reason for its owner. */
export function RejectInvoiceForm({ invoice, result }: SettleFormProps) {
  const { t } = useTranslation('admin-invoices')
  return (
    <ConfirmAction
      titleId="reject-invoice"
      title={t('rejectTitle')}
      text={t('rejectText')}
      result={resultFor(result, 'reject')}
      action={pageOf(invoice)}
      hidden={{ intent: 'reject', tradeNo: invoice.tradeNo, seen: invoice.revision }}
      reasonLabel={t('rejectReason')}
      maxReasonLength={InvoiceLimits.reason}
      submitLabel={t('reject')}
      isDestructive
      cancelUrl="/admin/invoices"
      className="mt-6"
    />
  )
}

import { z } from 'zod'
import { AdminResume } from './admin-resume'
import { AuditRecord, auditReason } from './audit'
import { InvoiceLimits, InvoiceRequest } from '../billing/invoice'
import { TradeNo } from '../billing/order'
import { cleanLine } from '../validation/clean-text'
import { fieldError } from '../validation/field-error-codes'

/** A request for an invoice as admins see it. `owner`: null once the account is erased; the phone is masked. */
export const AdminInvoice = InvoiceRequest.extend({
  tradeNo: TradeNo,
  owner: AdminResume.shape.owner.nullable(),
  /** Paid with the simulator, without real money. */
  simulated: z.boolean(),
  paidFen: z.number().int(),
  refundedFen: z.number().int(),
  /** Money was refunded after the invoice was issued: it has to be reversed or replaced. */
  isRefundedSince: z.boolean(),
})
export type AdminInvoice = z.infer<typeof AdminInvoice>

export const AdminInvoiceDetails = AdminInvoice.extend({
  /** Incremented with each change of the request. */
  revision: z.number().int(),
  /** What issuing it now records: after a refund an issued one is replaced by one of the rest. */
  issueFen: z.number().int(),
  /** A refund is under way, so that the amount is not final. */
  hasOpenRefund: z.boolean(),
  /** Audit entries of the order, newest first. */
  history: z.array(AuditRecord),
})
export type AdminInvoiceDetails = z.infer<typeof AdminInvoiceDetails>

/** `seen`, `seenFen`: the revision and the `issueFen` that the admin read; if either has changed since, nothing happens. */
const Seen = z.object({ tradeNo: TradeNo, seen: z.coerce.number().int() })

export const IssueInvoiceInput = Seen.extend({
  seenFen: z.coerce.number().int(),
  invoiceNumber: z
    .string(fieldError('required'))
    .transform((input) => cleanLine(input).replaceAll(' ', ''))
    .pipe(
      z
        .string()
        .min(1, fieldError('required'))
        .max(InvoiceLimits.number, fieldError('tooLong', InvoiceLimits.number))
        .regex(/^[0-9A-Za-z-]+$/, fieldError('invoiceNumber')),
    ),
})
export const RejectInvoiceInput = Seen.extend({ reason: auditReason(InvoiceLimits.reason) })

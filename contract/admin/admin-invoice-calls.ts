import { z } from 'zod'
import { AdminInvoiceDetails, IssueInvoiceInput, RejectInvoiceInput } from './admin-invoice'
import { TradeNo } from '../billing/order'
import { forAdmins } from '../http/endpoint'

/** Admin calls for requests for invoices. */
export const adminInvoiceCalls = {
  readInvoiceAsAdmin: forAdmins.get('/api/admin/invoices/read', {
    input: z.object({ tradeNo: TradeNo }),
    output: AdminInvoiceDetails,
  }),
  /** Records that the invoice was issued, replaces it after a refund, or corrects its number. Idempotent; -8002 when it changed meanwhile. */
  issueInvoice: forAdmins.post('/api/admin/invoices/issue', { input: IssueInvoiceInput }),
  /** Rejects a request with a reason, which its owner reads. */
  rejectInvoice: forAdmins.post('/api/admin/invoices/reject', { input: RejectInvoiceInput }),
}

import type { AdminInvoice } from '#contract/admin/admin-invoice'
import { ApiCodes } from '#contract/http/api-codes'
import { createListHandler, maxSearchResults, searchOwned } from '../../admin/admin-list'
import { insertAdminAudit, listSubjectAudit } from '../../admin/audit-log.queries'
import { toOwner } from '../../admin/owner.dto'
import { runTransaction } from '../../db/transaction-retry'
import type { InvoiceRequestRow, OrderRow } from '../../db/schema/order-tables'
import type { Db } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import type { Handlers } from '../../http/call-handler'
import { listOrderRefunds } from '../refunds/refunds.queries'
import { isOpenRefund, sumRefundedFen } from '../refunds/settle-refund'
import { lockOrderAndOwner } from '../settle-payment'
import {
  findInvoiceRequest,
  invoiceableFen,
  saveInvoiceRequest,
  selectInvoices,
  type InvoiceListRow,
} from './invoices.queries'
import type { JustSettled } from './invoice-message'
import { toInvoiceRequest } from './invoices.routes'
import { sendInvoiceMessage } from './send-invoice-message'

/** Admins export requests for invoices, issue the invoices elsewhere, and record that here. */
export function adminInvoiceRoutes(deps: Dependencies) {
  const { db, clock, log } = deps
  return {
    listInvoicesAsAdmin: createListHandler(db, 'listInvoicesAsAdmin', {
      query: selectInvoices(db),
      id: 'orders.id',
      sorts: { requested: 'invoice_requests.requested_at' },
      filter(query, filter) {
        if (filter === 'issued') return query.where('invoice_requests.state', '=', filter)
        const ofOrder = query.where('orders.state', filter === 'cancelled' ? '=' : '<>', 'refunded')
        return filter === 'cancelled'
          ? ofOrder.where('invoice_requests.state', '<>', 'issued')
          : ofOrder.where('invoice_requests.state', '=', filter)
      },
      search(text) {
        const ids = () => db.selectFrom('invoice_requests').select('order_id as id').limit(maxSearchResults)
        const like = `${text.replace(/[\\%_]/g, '\\$&')}%`
        return [
          ...searchOwned(db, 'orders', text),
          ids().where('invoice_number', '=', text),
          ids().where('tax_number', '=', text.toUpperCase()),
          ids().where((row) => row('title', 'like', like)),
        ]
      },
      toRows: (rows) => rows.map(toAdminInvoice),
    }),

    async readInvoiceAsAdmin({ tradeNo }) {
      const row = await selectInvoices(db).where('invoice_requests.order_id', '=', tradeNo).executeTakeFirst()
      if (!row) throw new ApiError(ApiCodes.notFound, 'invoiceGone')
      return {
        ...toAdminInvoice(row),
        revision: row.revision,
        issueFen: issueFen(row, invoiceableFen(orderOf(row), Number(row.refunded_fen))),
        hasOpenRefund: (await listOrderRefunds(db, tradeNo)).some(isOpenRefund),
        history: await listSubjectAudit(db, { kind: 'order', id: tradeNo }),
      }
    },

    async issueInvoice({ tradeNo, seen, seenFen, invoiceNumber }, { userId: adminId }) {
      const settled = await runTransaction(db, async (trx): Promise<JustSettled> => {
        const { order, request } = await lockRequest(trx, tradeNo)
        // The button pressed twice.
        if (request.state === 'issued' && request.invoice_number === invoiceNumber) return undefined
        if (request.revision !== seen) throw new ApiError(ApiCodes.conflict, 'invoiceMoved')
        const refunds = await listOrderRefunds(trx, order.id)
        const fen = issueFen(request, invoiceableFen(order, sumRefundedFen(refunds)))
        // An issued one keeps its amount and its day while only the number is corrected.
        const isCorrection = request.fen === fen
        if (!isCorrection && refunds.some(isOpenRefund))
          throw new ApiError(ApiCodes.conflict, 'invoiceRefundOpen')
        if (fen === 0) throw new ApiError(ApiCodes.conflict, 'invoiceRefunded')
        if (fen !== seenFen) throw new ApiError(ApiCodes.conflict, 'invoiceMoved')
        const at = clock()
        const settled_at = isCorrection ? request.settled_at : at
        const issued = {
          state: 'issued',
          reason: '',
          invoice_number: invoiceNumber,
          fen,
          settled_at,
        } as const
        await saveInvoiceRequest(trx, { ...request, ...issued, revision: request.revision + 1 })
        await insertAdminAudit(trx, adminId, {
          action: 'invoiceIssued',
          subject: { kind: 'order', id: tradeNo },
          before: {
            invoice: request.state,
            invoiceNumber: request.invoice_number || null,
            invoiceFen: request.fen,
          },
          after: { invoice: 'issued', invoiceNumber, invoiceFen: fen },
          at,
        })
        return isCorrection ? undefined : { ...request, ...issued }
      })
      await sendInvoiceMessage(deps, settled)
      log.info({ tradeNo, adminId }, 'an invoice was issued')
      return {}
    },

    async rejectInvoice({ tradeNo, seen, reason }, { userId: adminId }) {
      const settled = await runTransaction(db, async (trx): Promise<JustSettled> => {
        const { request } = await lockRequest(trx, tradeNo)
        if (request.state === 'rejected' && request.reason === reason) return undefined
        if (request.state === 'issued') throw new ApiError(ApiCodes.conflict, 'invoiceIssued')
        if (request.revision !== seen) throw new ApiError(ApiCodes.conflict, 'invoiceMoved')
        const at = clock()
        const revision = request.revision + 1
        await saveInvoiceRequest(trx, { ...request, state: 'rejected', reason, revision, settled_at: at })
        await insertAdminAudit(trx, adminId, {
          action: 'invoiceRejected',
          subject: { kind: 'order', id: tradeNo },
          before: { invoice: request.state },
          after: { invoice: 'rejected' },
          reason,
          at,
        })
        return { ...request, state: 'rejected', reason }
      })
      await sendInvoiceMessage(deps, settled)
      return {}
    },
  } satisfies Partial<Handlers>
}

/** @throws ApiError -8001 without a request. */
async function lockRequest(
  trx: Db,
  tradeNo: string,
): Promise<{ order: OrderRow; request: InvoiceRequestRow }> {
  const order = await lockOrderAndOwner(trx, tradeNo)
  const request = order && (await findInvoiceRequest(trx, tradeNo))
  if (!request) throw new ApiError(ApiCodes.notFound, 'invoiceGone')
  return { order, request }
}

/** What issuing now records, in fen: the rest of the price; once it was issued and nothing is left, what it was issued for. */
function issueFen({ fen }: Pick<InvoiceRequestRow, 'fen'>, restFen: number): number {
  return restFen === 0 ? (fen ?? 0) : restFen
}

const orderOf = ({ order_state: state, price_fen }: InvoiceListRow) => ({ state, price_fen })

function toAdminInvoice(row: InvoiceListRow): AdminInvoice {
  const refundedFen = Number(row.refunded_fen)
  const order = orderOf(row)
  const owner = { id: row.owner_id ?? '', nickname: row.nickname ?? '', phone: row.phone }
  return {
    ...toInvoiceRequest(row, order, refundedFen),
    tradeNo: row.order_id,
    owner: row.owner_id === null ? null : toOwner(owner),
    simulated: row.simulated === 1,
    paidFen: row.price_fen,
    refundedFen,
    isRefundedSince: row.fen !== null && row.fen !== invoiceableFen(order, refundedFen),
  }
}

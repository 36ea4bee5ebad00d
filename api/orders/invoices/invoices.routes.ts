import type { InvoiceRequest, OrderInvoice } from '#contract/billing/invoice'
import { ApiCodes } from '#contract/http/api-codes'
import { runTransaction } from '../../db/transaction-retry'
import type { InvoiceRequestRow, OrderRow } from '../../db/schema/order-tables'
import type { Db } from '../../db/schema/tables'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import type { Handlers } from '../../http/call-handler'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { invoiceLimits } from '../../rate-limits/rate-limits'
import { isRefundable } from '../order-state'
import { findOrder } from '../orders.queries'
import { listOrderRefunds } from '../refunds/refunds.queries'
import { sumRefundedFen } from '../refunds/settle-refund'
import { lockOrderAndOwner } from '../settle-payment'
import {
  findInvoiceRequest,
  findLatestRequest,
  invoiceableFen,
  invoiceState,
  saveInvoiceRequest,
} from './invoices.queries'

/** Requests for invoices by the owners of orders. */
export function invoiceRoutes(deps: Dependencies) {
  const { db, clock } = deps

  async function readInvoice(tradeNo: string, userId: string): Promise<OrderInvoice> {
    const order = requireOwned(await findOrder(db, tradeNo), userId)
    const refundedFen = sumRefundedFen(await listOrderRefunds(db, tradeNo))
    const request = await findInvoiceRequest(db, tradeNo)
    const latest = await findLatestRequest(db, userId, tradeNo)
    return {
      fen: invoiceableFen(order, refundedFen),
      refundedFen,
      canRequest: isRefundable(order.state) && request?.state !== 'issued',
      request: request ? toInvoiceRequest(request, order, refundedFen) : null,
      suggestion: latest
        ? {
            titleKind: latest.title_kind,
            title: latest.title,
            taxNumber: latest.tax_number,
            email: latest.email,
          }
        : null,
    }
  }

  return {
    readInvoice: ({ tradeNo }, { userId }) => readInvoice(tradeNo, userId),

    async requestInvoice({ tradeNo, titleKind, title, taxNumber, email, note }, { userId, language }) {
      await consumeRateLimits(deps, invoiceLimits(userId))
      await runTransaction(db, async (trx) => {
        const order = requireOwned(await lockOrderAndOwner(trx, tradeNo), userId)
        if (order.state === 'refunded') throw new ApiError(ApiCodes.conflict, 'invoiceRefunded')
        if (!isRefundable(order.state)) throw new ApiError(ApiCodes.conflict, 'invoiceUnpaid')
        const existing = await findInvoiceRequest(trx, tradeNo)
        if (existing?.state === 'issued') throw new ApiError(ApiCodes.conflict, 'invoiceIssued')
        const fields = {
          title_kind: titleKind,
          title,
          tax_number: titleKind === 'company' ? taxNumber : '',
          email,
          note,
        }
        if (existing?.state === 'requested' && isSame(existing, fields)) return
        await saveInvoiceRequest(trx, {
          ...fields,
          language,
          order_id: tradeNo,
          user_id: userId,
          state: 'requested',
          revision: (existing?.revision ?? 0) + 1,
          fen: null,
          invoice_number: '',
          reason: '',
          requested_at: clock(),
          settled_at: null,
        })
      })
      return readInvoice(tradeNo, userId)
    },
  } satisfies Partial<Handlers>
}

/** @throws ApiError -8001 for an order that is unknown or of another user. */
function requireOwned(order: OrderRow | undefined, userId: string): OrderRow {
  if (order?.user_id !== userId) throw new ApiError(ApiCodes.notFound, 'orderGone')
  return order
}

/** A form that was sent twice keeps the time of its first request. */
function isSame(existing: InvoiceRequestRow, fields: Partial<InvoiceRequestRow>): boolean {
  return Object.entries(fields).every(([name, value]) => existing[name as keyof InvoiceRequestRow] === value)
}

export function toInvoiceRequest(
  row: InvoiceRequestRow,
  order: Pick<OrderRow, 'state' | 'price_fen'>,
  refundedFen: number,
): InvoiceRequest {
  return {
    titleKind: row.title_kind,
    title: row.title,
    taxNumber: row.tax_number,
    email: row.email,
    note: row.note,
    fen: row.fen ?? invoiceableFen(order, refundedFen),
    state: invoiceState(row, order),
    invoiceNumber: row.invoice_number,
    reason: row.reason,
    requestedAt: row.requested_at,
    settledAt: row.settled_at,
  }
}

/** The state of an order's request; null without one. */
export async function findInvoiceState(db: Db, order: OrderRow) {
  const request = await findInvoiceRequest(db, order.id)
  return request ? invoiceState(request, order) : null
}

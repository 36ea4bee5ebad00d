import { z } from 'zod'
import { AdminOrder, AdminOverview, OrderNumber, RecordRefundInput, RefundInput } from './admin-order'
import { TradeNo } from '../billing/order'
import { forAdmins } from '../http/endpoint'

/** Admin calls for orders and refunds. */
export const adminOrderCalls = {
  readAdminOverview: forAdmins.get('/api/admin/overview', { output: AdminOverview }),
  findOrderAsAdmin: forAdmins.get('/api/admin/orders/find', {
    input: z.object({ number: OrderNumber }),
    output: AdminOrder,
  }),
  /** Refunds an order or a part of it; the membership is revoked once all of the money is refunded. Idempotent. */
  refundOrder: forAdmins.post('/api/admin/orders/refund', { input: RefundInput, output: AdminOrder }),
  /** Queries the provider for the state of an order's refund. */
  followRefund: forAdmins.post('/api/admin/orders/followRefund', {
    input: z.object({ tradeNo: TradeNo }),
    output: AdminOrder,
  }),
  /** Records a refund that was made on the merchant platform, by its number there; WeChat Pay is queried. */
  recordRefund: forAdmins.post('/api/admin/orders/recordRefund', {
    input: RecordRefundInput,
    output: AdminOrder,
  }),
}

import { z } from 'zod'
import { AdminOrder, AdminOverview, OrderNumber, RecordRefundInput, RefundInput } from './admin-order'
import { TradeNo } from '../billing/order'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Admin calls for orders and refunds. */
export const adminOrderCalls = {
  readAdminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    needs: 'admin',
    input: EmptyObject,
    output: AdminOverview,
  },
  findOrderAsAdmin: {
    method: 'GET',
    path: '/api/admin/orders/find',
    needs: 'admin',
    input: z.object({ number: OrderNumber }),
    output: AdminOrder,
  },
  /** Refunds an order in full; the membership is revoked once the money is refunded. Idempotent. */
  refundOrder: {
    method: 'POST',
    path: '/api/admin/orders/refund',
    needs: 'admin',
    input: RefundInput,
    output: AdminOrder,
  },
  /** Queries the provider for the state of an order's refund. */
  followRefund: {
    method: 'POST',
    path: '/api/admin/orders/followRefund',
    needs: 'admin',
    input: z.object({ tradeNo: TradeNo }),
    output: AdminOrder,
  },
  /** Records a refund that was made on the merchant platform, by its number there; WeChat Pay is queried. */
  recordRefund: {
    method: 'POST',
    path: '/api/admin/orders/recordRefund',
    needs: 'admin',
    input: RecordRefundInput,
    output: AdminOrder,
  },
} as const satisfies Record<string, Endpoint>

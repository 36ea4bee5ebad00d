import { z } from 'zod'
import { AdminOrder, AdminOverview, OrderNumber, RecordRefundInput, RefundInput } from './admin-order'
import { TradeNo } from '../billing/order'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** What only admins may ask. */
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
  /** Gives all the money of an order back; what it bought is taken back once the money went. Asked twice it is one refund. */
  refundOrder: {
    method: 'POST',
    path: '/api/admin/orders/refund',
    needs: 'admin',
    input: RefundInput,
    output: AdminOrder,
  },
  /** Asks the provider how the refund of an order stands. */
  followRefund: {
    method: 'POST',
    path: '/api/admin/orders/followRefund',
    needs: 'admin',
    input: z.object({ tradeNo: TradeNo }),
    output: AdminOrder,
  },
  /** Takes a refund that was made on the merchant platform, by its number there: WeChat Pay is asked about it. */
  recordRefund: {
    method: 'POST',
    path: '/api/admin/orders/recordRefund',
    needs: 'admin',
    input: RecordRefundInput,
    output: AdminOrder,
  },
} as const satisfies Record<string, Endpoint>

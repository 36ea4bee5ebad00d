import { z } from 'zod'
import { BenefitIds } from './benefits'
import { DownloadQuote, DownloadInput, Invitations, Membership } from './membership'
import {
  JsapiOrder,
  JsapiOrderInput,
  NativeOrder,
  OrderDetails,
  OrderSummary,
  PaymentCheckInput,
  TradeNo,
} from './order'
import { PaidPlanId, Product } from './product'
import { PlanId } from './benefits'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Plans, benefits, orders and invitations (spec §7, then ours). */
export const billingCalls = {
  listProducts: { method: 'GET', path: '/api/pay/product/all', input: EmptyObject, output: z.array(Product) },
  findProduct: {
    method: 'GET',
    path: '/api/pay/product/findById',
    input: z.object({ id: PlanId }),
    output: Product,
  },
  /** A native order that is still open is given again. */
  orderNative: {
    method: 'POST',
    path: '/api/pay/wx/native/findOrCreateOrder',
    needs: 'user',
    input: z.object({ productId: PaidPlanId }),
    output: NativeOrder,
  },
  orderJsapi: {
    method: 'POST',
    path: '/api/pay/wx/jsapi/findOrCreateOrder',
    needs: 'user',
    input: JsapiOrderInput,
    output: JsapiOrder,
  },
  /** Truthy: paid, and what was bought is there. */
  checkNative: {
    method: 'POST',
    path: '/api/pay/wx/native/ck',
    needs: 'user',
    input: PaymentCheckInput,
    output: z.boolean(),
  },
  checkJsapi: {
    method: 'POST',
    path: '/api/pay/wx/jsapi/ck',
    needs: 'user',
    input: PaymentCheckInput,
    output: z.boolean(),
  },
  /** Takes one of a benefit that is counted; -8003 when none is left. As spec §7 has it a GET; never called from a loader. */
  consumeBenefit: {
    method: 'GET',
    path: '/api/planBenefits/consume/:benefitId',
    needs: 'user',
    input: z.object({ benefitId: z.coerce.number().pipe(z.enum(BenefitIds)) }),
    output: z.object({ left: z.number().int() }),
  },
  /** Counts a download that was made, unless its item is open; -8003 when none is left. */
  chargeDownload: {
    method: 'POST',
    path: '/api/planBenefits/chargeDownload',
    needs: 'user',
    input: DownloadInput,
    output: DownloadQuote,
  },
  /** What a download would be, counted or not, and what is left before it. Takes nothing. */
  quoteDownload: {
    method: 'GET',
    path: '/api/planBenefits/quoteDownload',
    needs: 'user',
    input: DownloadInput,
    output: DownloadQuote,
  },
  readMembership: {
    method: 'GET',
    path: '/api/membership',
    needs: 'user',
    input: EmptyObject,
    output: Membership,
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    needs: 'user',
    input: EmptyObject,
    output: z.array(OrderSummary),
  },
  readOrder: {
    method: 'GET',
    path: '/api/orders/findById',
    needs: 'user',
    input: z.object({ tradeNo: TradeNo }),
    output: OrderDetails,
  },
  readInvitations: {
    method: 'GET',
    path: '/api/invites',
    needs: 'user',
    input: EmptyObject,
    output: Invitations,
  },
} as const satisfies Record<string, Endpoint>

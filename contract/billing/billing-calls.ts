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

/** Plans, benefits, orders and invitations (spec §7; others are our own). */
export const billingCalls = {
  listProducts: { method: 'GET', path: '/api/pay/product/all', input: EmptyObject, output: z.array(Product) },
  findProduct: {
    method: 'GET',
    path: '/api/pay/product/findById',
    input: z.object({ id: PlanId }),
    output: Product,
  },
  /** Returns the open native order if there is one. */
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
  /** true: paid and granted. */
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
  /**
   * Consumes one of a countable benefit; -8003 when none is left. A GET as in spec §7; never called from a
   * loader.
   */
  consumeBenefit: {
    method: 'GET',
    path: '/api/planBenefits/consume/:benefitId',
    needs: 'user',
    input: z.object({ benefitId: z.coerce.number().pipe(z.enum(BenefitIds)) }),
    output: z.object({ left: z.number().int() }),
  },
  /** Charges a download, unless its item is unlocked; -8003 when none is left. */
  chargeDownload: {
    method: 'POST',
    path: '/api/planBenefits/chargeDownload',
    needs: 'user',
    input: DownloadInput,
    output: DownloadQuote,
  },
  /** Whether a download would be charged, and what is left before it. Charges nothing. */
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

import { z } from 'zod'
import { CreditHistory, CreditHistoryInput } from './ai-credits'
import { BenefitIds } from './benefits'
import { CouponQuote, CouponQuoteInput } from './coupon'
import { ChargeDownloadInput, DownloadQuote, DownloadInput, Membership } from './membership'
import { ListedOrder } from './listed-order'
import {
  JsapiOrder,
  JsapiOrderInput,
  NativeOrder,
  NativeOrderInput,
  OrderDetails,
  OrderState,
  PaymentCheckInput,
  TradeNo,
} from './order'
import { Product } from './product'
import { InvoiceRequestInput, OrderInvoice } from './invoice'
import { PlanId } from './benefits'
import { forAnybody, forUsers } from '../http/endpoint'

/** Plans, benefits and orders (spec §7; others are our own). */
export const billingCalls = {
  listProducts: forAnybody.get('/api/pay/product/all', { output: z.array(Product) }),
  findProduct: forAnybody.get('/api/pay/product/findById', {
    input: z.object({ id: PlanId }),
    output: Product,
  }),
  /** Returns the open native order if there is one. */
  orderNative: forUsers.post('/api/pay/wx/native/findOrCreateOrder', {
    input: NativeOrderInput,
    output: NativeOrder,
  }),
  orderJsapi: forUsers.post('/api/pay/wx/jsapi/findOrCreateOrder', {
    input: JsapiOrderInput,
    output: JsapiOrder,
  }),
  /** The prices with a coupon. -8000 at `coupon` for an unknown one; guesses are limited. */
  quoteCoupon: forUsers.post('/api/coupons/quote', { input: CouponQuoteInput, output: CouponQuote }),
  /** true: paid and granted. */
  checkNative: forUsers.post('/api/pay/wx/native/ck', { input: PaymentCheckInput, output: z.boolean() }),
  checkJsapi: forUsers.post('/api/pay/wx/jsapi/ck', { input: PaymentCheckInput, output: z.boolean() }),
  /**
   * Consumes one of a countable benefit; -8003 when none is left. A GET as in spec §7; never called from a
   * loader.
   */
  consumeBenefit: forUsers.get('/api/planBenefits/consume/:benefitId', {
    input: z.object({ benefitId: z.coerce.number().pipe(z.enum(BenefitIds)) }),
    output: z.object({ left: z.number().int() }),
  }),
  /** Charges a download, unless its item is unlocked; -8003 when none is left. */
  chargeDownload: forUsers.post('/api/planBenefits/chargeDownload', {
    input: ChargeDownloadInput,
    output: DownloadQuote,
  }),
  /** Whether a download would be charged, and what is left before it. Charges nothing. */
  quoteDownload: forUsers.get('/api/planBenefits/quoteDownload', {
    input: DownloadInput,
    output: DownloadQuote,
  }),
  readMembership: forUsers.get('/api/membership', { output: Membership }),
  /** Every movement of AI credits. */
  readCreditHistory: forUsers.get('/api/aiCredits/history', {
    input: CreditHistoryInput,
    output: CreditHistory,
  }),
  listOrders: forUsers.get('/api/orders', { output: z.array(ListedOrder) }),
  readOrder: forUsers.get('/api/orders/findById', {
    input: z.object({ tradeNo: TradeNo }),
    output: OrderDetails,
  }),
  /** Cancels an unpaid order; `created` while WeChat still has it open. -8002 once it is paid. */
  cancelOrder: forUsers.post('/api/orders/cancel', {
    input: z.object({ tradeNo: TradeNo }),
    output: z.object({ state: OrderState }),
  }),
  /** The invoice of an order, requested or not. */
  readInvoice: forUsers.get('/api/orders/invoice', {
    input: z.object({ tradeNo: TradeNo }),
    output: OrderInvoice,
  }),
  /** Requests an invoice for a paid order, or changes the request; -8002 once it was issued or all was refunded. */
  requestInvoice: forUsers.post('/api/orders/requestInvoice', {
    input: InvoiceRequestInput,
    output: OrderInvoice,
  }),
}

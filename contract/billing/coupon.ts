import { z } from 'zod'
import { PaymentChannel } from './payment-channel'
import { CardMonths, PaidPlanId } from './product'
import { fieldError } from '../validation/field-error-codes'

/** A typed code in its stored form: full-width characters, small letters, spaces and dashes are put right. */
export function normalizeCouponCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}

/** A code as a buyer types it: whether there is such a coupon is for the service to say. */
export const TypedCouponCode = z
  .string(fieldError('required'))
  .max(60, fieldError('couponUnknown'))
  .transform(normalizeCouponCode)
  .pipe(
    z
      .string()
      .min(1, fieldError('required'))
      .regex(/^[0-9A-Z]+$/, fieldError('couponUnknown')),
  )

/** `channel`: by which the buyer would pay. */
export const CouponQuoteInput = z.object({
  coupon: TypedCouponCode,
  channel: PaymentChannel.default('native'),
  months: CardMonths.default(1),
})

/**
 * `discount`: what is taken off the list price, both in fen. `refusal`: why the caller cannot use it for this plan, as a
 * field error.
 */
export const CouponPrice = z.object({
  productId: PaidPlanId,
  listPrice: z.number().int(),
  discount: z.number().int(),
  refusal: z.string().nullable(),
})
export type CouponPrice = z.infer<typeof CouponPrice>

/** What a coupon makes of the plans sold for so many months, for the caller and now. Nothing is reserved. */
export const CouponQuote = z.object({ code: z.string(), prices: z.array(CouponPrice) })
export type CouponQuote = z.infer<typeof CouponQuote>

import type { PaidPlanId } from '#contract/billing/product'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/call-handler'
import { listProducts, productFor } from '../../membership/plans-and-products/products.queries'
import { findTypedCoupon, quoteCoupon } from './use-coupon'

/** What a coupon makes of the prices, before an order reserves a use of it. */
export function couponRoutes(deps: Dependencies) {
  const { db, clock } = deps
  return {
    async quoteCoupon({ coupon: code, channel, months }, caller) {
      const coupon = await findTypedCoupon(deps, code, caller)
      const products = (await listProducts(db)).flatMap((plan) => productFor(plan, months) ?? [])
      const prices = await Promise.all(
        products.map(async (product) => {
          const wish = { userId: caller.userId, product, months, channel, now: clock() }
          const { discount, refusal = null } = await quoteCoupon(db, coupon, wish)
          return { productId: product.id as PaidPlanId, listPrice: product.price_fen, discount, refusal }
        }),
      )
      return { code: coupon.id, prices }
    },
  } satisfies Partial<Handlers>
}

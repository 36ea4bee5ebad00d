import type { PlanId } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import type { Language } from '#contract/validation/field-error-codes'
import type { Product } from '#contract/billing/product'
import type { Handlers } from '../../http/call-handler'
import { listProducts, longerCards, type Product as StoredProduct } from './products.queries'
import { listCouponPlans } from '../../orders/coupons/coupons.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { displayedBenefits } from '../benefits/benefit-display'

export function productRoutes({ db, clock }: Dependencies) {
  return {
    async listProducts(_, { language }) {
      const [products, couponPlans] = await Promise.all([listProducts(db), listCouponPlans(db, clock())])
      return products
        .sort((a, b) => displayOrder(a) - displayOrder(b))
        .map((product) => ({
          ...toProduct(product, language),
          ...(couponPlans.has(product.id) && { acceptsCoupons: true }),
        }))
    },

    async findProduct({ id }, { language }) {
      const product = (await listProducts(db)).find((one) => one.id === id)
      if (!product) throw new ApiError(ApiCodes.notFound, 'productGone')
      return toProduct(product, language)
    },
  } satisfies Partial<Handlers>
}

/** The order that admins set; by default cheaper plans first. */
function displayOrder({ shown, level }: StoredProduct): number {
  return shown.order ?? level / 100
}

function toProduct(product: StoredProduct, language: Language): Product {
  const { id, price_fen, buyable, benefits, shown } = product
  const longer = longerCards(product)
  const displayed = displayedBenefits.filter((benefit) => benefits[benefit.id] !== undefined)
  return {
    productId: id as PlanId,
    price: price_fen,
    onSale: buyable === 1,
    ...(longer.length > 0 && { longerCards: longer }),
    benefits: Object.fromEntries(
      displayed.map((benefit) => [
        benefit.type,
        { val: benefits[benefit.id]!, unitDisplay: benefit.unit[language] },
      ]),
    ),
    ...(shown.description?.[language] && { description: shown.description[language] }),
    ...(shown.isRecommended !== undefined && { isRecommended: shown.isRecommended }),
    ...(shown.lines && { lines: shown.lines.map(({ type, text }) => ({ type, text: text[language] })) }),
  }
}

import { BenefitIds, type PlanId } from '#contract/benefits'
import { Codes } from '#contract/codes'
import type { Language } from '#contract/problems'
import type { BenefitType, Product } from '#contract/product'
import type { Handlers } from '../answer'
import { listProducts, type Product as StoredProduct } from '../db/products'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'

type Shown = { type: BenefitType; id: number; unit: Record<Language, string> }
const shownBenefits: readonly Shown[] = [
  { type: 'CatPoints', id: BenefitIds.catPoints, unit: { zh: '份', en: '' } },
  { type: 'ChatVipCount', id: BenefitIds.chatVipCount, unit: { zh: '次/月', en: 'a month' } },
  { type: 'ResumeMaxNum', id: BenefitIds.resumeMaxNum, unit: { zh: '份', en: '' } },
  {
    type: 'ResumeMaxDownloadCount',
    id: BenefitIds.resumeMaxDownloadCount,
    unit: { zh: '次/月', en: 'a month' },
  },
  { type: 'ResumeTemplateLevel', id: BenefitIds.resumeTemplateLevel, unit: { zh: '', en: '' } },
]

export function productRoutes({ db }: Parts): Pick<Handlers, 'listProducts' | 'findProduct'> {
  return {
    async listProducts(_, { language }) {
      const products = await listProducts(db)
      return products.sort((a, b) => orderOf(a) - orderOf(b)).map((product) => toProduct(product, language))
    },

    async findProduct({ id }, { language }) {
      const product = (await listProducts(db)).find((one) => one.id === id)
      if (!product) throw new Refusal(Codes.notFound, 'productGone')
      return toProduct(product, language)
    },
  }
}

/** As admins put them; else the higher the later. */
function orderOf({ shown, level }: StoredProduct): number {
  return shown.order ?? level
}

function toProduct(product: StoredProduct, language: Language): Product {
  const { id, price_fen, buyable, benefits, shown } = product
  const given = shownBenefits.filter((benefit) => benefits[benefit.id] !== undefined)
  return {
    productId: id as PlanId,
    price: price_fen,
    onSale: buyable === 1,
    benefits: Object.fromEntries(
      given.map((benefit) => [
        benefit.type,
        { val: benefits[benefit.id]!, unitDisplay: benefit.unit[language] },
      ]),
    ),
    ...(shown.description && { description: shown.description[language] }),
    ...(shown.isRecommended !== undefined && { isRecommended: shown.isRecommended }),
    ...(shown.lines && { lines: shown.lines.map(({ type, text }) => ({ type, text: text[language] })) }),
  }
}

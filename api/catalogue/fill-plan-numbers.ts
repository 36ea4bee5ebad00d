import { BenefitIds, UNLIMITED, type PlanId } from '#contract/billing/benefits'
import type { Blog } from '#contract/catalogue/blog'
import type { Product } from '../membership/plans-and-products/products.queries'

type Plan = Pick<Product, 'id' | 'price_fen' | 'benefits'>

const planIds: Record<string, PlanId> = { free: '01', basic: '200', pro: '300' }
const unlimited = '不限'
const counted = (count: number, unit: string) => (count === UNLIMITED ? unlimited : `${count} ${unit}`)
const numbers: Record<string, (plan: Plan) => string> = {
  price: ({ price_fen }) => `¥${price_fen / 100}`,
  resumes: ({ benefits }) => counted(benefits[BenefitIds.resumeMaxNum] ?? 0, '份'),
  downloads: ({ benefits }) => counted(benefits[BenefitIds.resumeMaxDownloadCount] ?? 0, '次'),
}

/** What an article can say of a plan: `free.resumes`, `basic.price`. */
const planNumberNames = Object.keys(planIds).flatMap((plan) =>
  Object.keys(numbers).map((number) => `${plan}.${number}`),
)
export const isPlanNumber = (name: string) => planNumberNames.includes(name)

/**
 * An article with `{{basic.price}}` and the like replaced by what the plans cost and include now: admins change it, so that a
 * number typed by hand would be untrue one day. Another name stays as it is written.
 */
export function fillPlanNumbers<T extends Pick<Blog, 'title' | 'summary' | 'text'>>(
  article: T,
  plans: readonly Plan[],
): T {
  const fill = (text: string) =>
    // Between Chinese words a number has a space before it, 不限 none.
    text.replace(/( ?)\{\{([\w.]+)\}\}/g, (written, space: string, name: string) => {
      const [planName = '', number = ''] = isPlanNumber(name) ? name.split('.') : []
      const plan = plans.find(({ id }) => id === planIds[planName])
      const value = plan && numbers[number]?.(plan)
      if (value === undefined) return written
      return value === unlimited ? value : `${space}${value}`
    })
  return { ...article, title: fill(article.title), summary: fill(article.summary), text: fill(article.text) }
}

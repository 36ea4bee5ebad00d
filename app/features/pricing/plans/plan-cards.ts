import type { PlanId } from '#contract/billing/benefits'
import type { CardMonths } from '#contract/billing/card-months'
import type { CouponQuote } from '#contract/billing/coupon'
import type { BenefitType, Product } from '#contract/billing/product'
import { planCardState, isPayable, type PlanCardState, type OwnedPlan } from './plan-card-state'

/** One line of a card (spec §3, benefit line). `originalValue`: the previous value. */
export type BenefitLine = {
  type: BenefitType
  val: number
  unit: string
  originalValue?: number
  /** Name given by admins; by default the standard name. */
  text?: string
}

/** A card of the pricing page (spec §3, local plan card). `price`: what is paid, in fen for all `months`. */
export type PlanCard = {
  plan: PlanId
  price: number
  /** 1 for the free plan too, which has no end. */
  months: CardMonths
  /** The coupon of the purchase, and once it is in the price, the price without it. */
  coupon?: string
  listPrice?: number
  /** Text written by admins; by default the standard text. */
  description?: string
  lines: BenefitLine[]
  state: PlanCardState
  canPay: boolean
  isRecommended: boolean
}

type DefaultLine = Pick<BenefitLine, 'type' | 'val' | 'unit' | 'originalValue'>
type DefaultCard = Pick<PlanCard, 'plan' | 'price' | 'isRecommended'> & {
  lines: DefaultLine[]
}

/** Templates by level: 0 the free ones, 1 all. */
export const templateLevels = { free: 0, all: 1 } as const

/** In every plan, once: what a new account gets, not one more per purchase. */
const pointsLine: DefaultLine = { type: 'CatPoints', val: 1, unit: '次' }
const allTemplates: DefaultLine = { type: 'ResumeTemplateLevel', val: templateLevels.all, unit: '' }

/** The order of the lines of every card: plans are compared line by line. */
const lineOrder: readonly BenefitType[] = [
  'ResumeMaxNum',
  'ResumeMaxDownloadCount',
  'ResumeTemplateLevel',
  'ChatVipCount',
  'CatPoints',
  'ChatFreeCount',
]

/**
 * Spec §9 with decisions §12: used without server data. The server's prices, values and order take
 * precedence.
 */
export const defaultCards: readonly DefaultCard[] = [
  {
    plan: '01',
    price: 0,
    isRecommended: false,
    lines: [
      { type: 'ResumeMaxNum', val: 3, unit: '份', originalValue: 1 },
      { type: 'ResumeMaxDownloadCount', val: 1, unit: '次/月', originalValue: 3 },
      { ...allTemplates, originalValue: templateLevels.free },
      pointsLine,
    ],
  },
  {
    plan: '200',
    price: 990,
    isRecommended: true,
    lines: [
      { type: 'ResumeMaxNum', val: 6, unit: '份' },
      { type: 'ResumeMaxDownloadCount', val: 30, unit: '次/月' },
      allTemplates,
      { type: 'ChatVipCount', val: 30, unit: '次/月' },
      pointsLine,
    ],
  },
  {
    plan: '300',
    price: 2990,
    isRecommended: false,
    lines: [
      { type: 'ResumeMaxNum', val: 30, unit: '份' },
      { type: 'ResumeMaxDownloadCount', val: -1, unit: '次/月' },
      allTemplates,
      { type: 'ChatVipCount', val: 200, unit: '次/月' },
      pointsLine,
    ],
  },
]

/**
 * Returns the three cards for the viewer, for so many months where the plan is sold for them. `products` is empty when the
 * server was unreachable. `quote`: the prices with the viewer's coupon, for as many months.
 */
export function planCards(
  products: readonly Product[],
  ownedPlan: OwnedPlan,
  { months = 1, quote }: { months?: CardMonths; quote?: CouponQuote | undefined } = {},
): PlanCard[] {
  const productIndex = (plan: PlanId) => products.findIndex(({ productId }) => productId === plan)
  const types = sharedLineOrder(products)
  const isComplete = defaultCards.every(({ plan }) => productIndex(plan) >= 0)
  return [...defaultCards]
    .sort((a, b) => (isComplete ? productIndex(a.plan) - productIndex(b.plan) : 0))
    .map(({ plan, price, lines, isRecommended }) => {
      const product = products.find(({ productId }) => productId === plan)
      const longerCard = product?.longerCards?.find((card) => card.months === months)
      const comingSoon = plan !== '01' && product?.onSale === false
      const state = planCardState({ plan, ownedPlan, comingSoon })
      return {
        plan,
        ...priceOf(plan, longerCard?.price ?? product?.price ?? price, quote),
        months: longerCard?.months ?? 1,
        ...(product?.description && { description: product.description }),
        lines: types.flatMap((type) => mergeLine(type, lines, product)),
        state,
        canPay: isPayable(state),
        isRecommended: product?.isRecommended ?? isRecommended,
      }
    })
}

function priceOf(
  plan: PlanId,
  price: number,
  quote: CouponQuote | undefined,
): Pick<PlanCard, 'price' | 'listPrice' | 'coupon'> {
  const quoted = quote?.prices.find(({ productId, refusal }) => productId === plan && refusal === null)
  if (!quote || !quoted) return { price }
  return { price: quoted.listPrice - quoted.discount, listPrice: quoted.listPrice, coupon: quote.code }
}

/** One order for all cards: that of the dearest plan whose lines admins ordered, and then the standard one. */
function sharedLineOrder(products: readonly Product[]): BenefitType[] {
  const dearestFirst = [...products].sort((a, b) => b.price - a.price)
  const ordered = dearestFirst.find(({ lines }) => lines)?.lines ?? []
  return [...new Set([...ordered.map(({ type }) => type), ...lineOrder])]
}

/** A line of a card, if the plan has it: benefits with the value 0 are left out, except templates. */
function mergeLine(
  type: BenefitType,
  lines: readonly DefaultLine[],
  product: Product | undefined,
): BenefitLine[] {
  const line = lines.find((candidate) => candidate.type === type)
  const benefit = product?.benefits[type]
  const val = benefit?.val ?? line?.val
  // Of the benefits without a default, admins ordered some.
  const configured = product?.lines?.find((candidate) => candidate.type === type)
  if (val === undefined || !(line ?? configured)) return []
  if (val === 0 && type !== 'ResumeTemplateLevel') return []
  const { originalValue } = line ?? {}
  return [
    {
      type,
      val,
      unit: benefit?.unitDisplay ?? line?.unit ?? '',
      ...(originalValue !== undefined && { originalValue }),
      ...(configured?.text && { text: configured.text }),
    },
  ]
}

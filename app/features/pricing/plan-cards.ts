import type { PlanId } from '#contract/benefits'
import type { BenefitType, Product } from '#contract/product'
import { cardState, isPayable, type CardState } from './card-state'

/** One line of a card (spec §3, benefit line). `originalValue`: what it was before, shown struck through. */
export type BenefitLine = {
  type: BenefitType
  val: number
  unit: string
  isEnhanced: boolean
  originalValue?: number
}

/** A card of the pricing page (spec §3, local plan card). `price` in fen a month. */
export type PlanCard = {
  plan: PlanId
  price: number
  lines: BenefitLine[]
  state: CardState
  canPay: boolean
  isRecommended: boolean
  isEnhanced: boolean
}

type Listed = Pick<BenefitLine, 'type' | 'val' | 'unit' | 'originalValue'>
type Default = { plan: PlanId; price: number; isRecommended: boolean; isEnhanced: boolean; lines: Listed[] }

/** Which templates a level opens: 0 the free ones, 1 all. */
export const templateLevels = { free: 0, all: 1 } as const

const allTemplates: Listed = { type: 'ResumeTemplateLevel', val: templateLevels.all, unit: '' }

/** Spec §9, plan defaults: what stands while the server says nothing. Its prices and values go before. */
export const defaults: readonly Default[] = [
  {
    plan: '01',
    price: 0,
    isRecommended: false,
    isEnhanced: true,
    lines: [
      { type: 'CatPoints', val: 1, unit: '份' },
      { type: 'ResumeMaxNum', val: 3, unit: '份', originalValue: 1 },
      { type: 'ResumeMaxDownloadCount', val: 1, unit: '次/月', originalValue: 3 },
      { ...allTemplates, originalValue: templateLevels.free },
    ],
  },
  {
    plan: '200',
    price: 990,
    isRecommended: true,
    isEnhanced: false,
    lines: [
      { type: 'ResumeMaxNum', val: 6, unit: '份' },
      { type: 'ResumeMaxDownloadCount', val: 30, unit: '次/月' },
      allTemplates,
    ],
  },
  {
    plan: '300',
    price: 2990,
    isRecommended: false,
    isEnhanced: false,
    lines: [
      { type: 'ResumeMaxNum', val: 30, unit: '份' },
      { type: 'ResumeMaxDownloadCount', val: -1, unit: '次/月' },
      allTemplates,
    ],
  },
]

/** The three cards as this person sees them. `products` is empty when the server could not be asked. */
export function planCards(products: readonly Product[], owned: PlanId | undefined): PlanCard[] {
  return defaults.map(({ plan, price, lines, ...rest }) => {
    const product = products.find(({ productId }) => productId === plan)
    const comingSoon = plan !== '01' && product?.onSale === false
    const state = cardState({ plan, owned, comingSoon })
    return {
      ...rest,
      plan,
      price: product?.price ?? price,
      lines: lines.map((line) => lineOf(line, product)),
      state,
      canPay: isPayable(state),
    }
  })
}

function lineOf(line: Listed, product: Product | undefined): BenefitLine {
  const told = product?.benefits[line.type]
  const { val, unit } = told ? { val: told.val, unit: told.unitDisplay } : line
  const isEnhanced = line.originalValue !== undefined && isMore(val, line.originalValue)
  return { ...line, val, unit, isEnhanced }
}

/** -1 is any number, and so more than each. */
function isMore(val: number, than: number): boolean {
  return than !== -1 && (val === -1 || val > than)
}

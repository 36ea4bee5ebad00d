import { isMoreThan } from '#app/components/plans/benefit-labels'
import type { BenefitType } from '#contract/billing/product'
import type { BenefitLine, PlanCard } from './plan-cards'

/**
 * A plan's line in a row. `isOnce`: given once, not each month. `extra`: given once on top, beyond what the free plan gives
 * everybody.
 */
export type RowLine = BenefitLine & { isOnce?: boolean; extra?: number }

/** A benefit of all plans, in the order of the cards; undefined where a plan has none of it. */
export type BenefitRow = { type: BenefitType; lines: (RowLine | undefined)[] }

/**
 * The benefits of the plans row by row, so that each line of a card stands beside the same one of the others. AI credits are one
 * row, whether a plan gives them once or each month: what everybody has had once is no reason to buy.
 */
export function benefitRows(cards: readonly PlanCard[]): BenefitRow[] {
  const types = [...new Set(cards.flatMap(({ lines }) => lines.map(({ type }) => rowOf[type] ?? type)))]
  const free = cards.find(({ plan }) => plan === '01')
  const freePoints = (free && lineOf(free, 'CatPoints')?.val) ?? 0
  return types.map((type) => ({
    type,
    lines: cards.map((card) => (type === 'ChatVipCount' ? aiLine(card, freePoints) : lineOf(card, type))),
  }))
}

const rowOf: Partial<Record<BenefitType, BenefitType>> = { CatPoints: 'ChatVipCount' }

const lineOf = ({ lines }: PlanCard, type: BenefitType) => lines.find((line) => line.type === type)

function aiLine(card: PlanCard, freePoints: number): RowLine | undefined {
  const [monthly, once] = [lineOf(card, 'ChatVipCount'), lineOf(card, 'CatPoints')]
  if (!monthly || once?.val === -1) return once && { ...once, isOnce: once.val !== -1 }
  const isExtra = once && isMoreThan(once.val, freePoints)
  return isExtra ? { ...monthly, extra: once.val - freePoints } : monthly
}

/** Whether the plans differ in a row. */
export function isDiffering({ lines }: BenefitRow): boolean {
  return new Set(lines.map((line) => line && [line.val, line.isOnce, line.extra].join())).size > 1
}

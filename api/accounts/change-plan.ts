import type { PlanChange, PlanLine } from '#contract/admin-product'
import type { AuditValues } from '#contract/audit'
import { Codes } from '#contract/codes'
import type { BenefitType, PlanShown } from '#contract/product'
import { noteOfAdmin } from '../db/audit-log'
import { changeProduct, changeTerms, lockProducts, type Product } from '../db/products'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { benefitIdOf, shownBenefits } from '../rules/shown-benefits'
import { growsWith } from '../rules/plan-ladder'
import { inTransaction } from './begin-again'

/** Plan 100 is what an invitation gives of plan 200: it gives the same (decisions §5). */
const followed: Readonly<Record<string, string>> = { '100': '200' }

/** The plan whose benefits a plan has; null for one with its own. */
export function followedPlan(id: string): string | null {
  return followed[id] ?? null
}

/** How a plan is offered now, with every benefit there is, in the order of its card. */
export function offerOf({ benefits, shown, level }: Product): Omit<PlanChange, 'id' | 'seen' | 'reason'> {
  const placed = shown.lines ?? []
  const types = new Set<BenefitType>([...placed, ...shownBenefits].map(({ type }) => type))
  return {
    lines: [...types].map((type) => ({
      type,
      val: benefits[benefitIdOf(type)] ?? 0,
      text: placed.find((line) => line.type === type)?.text ?? { zh: '', en: '' },
    })),
    order: shown.order ?? level / 100,
    isRecommended: shown.isRecommended ?? level === 200,
    description: shown.description ?? { zh: '', en: '' },
  }
}

/**
 * Changes what a plan gives from now on and how its card shows it, with a line in the audit log; who has the plan already
 * is not touched here (rules/plan-terms.ts). @throws Refusal -8002 for another revision than was seen and for no change,
 * -8000 when a dearer plan would give less than a cheaper one
 */
export async function changePlan({ db, clock }: Parts, adminId: string, change: PlanChange): Promise<void> {
  const { id, seen, reason, ...offer } = change
  await inTransaction(db, async (trx) => {
    const products = await lockProducts(trx)
    const product = products.find((one) => one.id === id)
    if (!product) throw new Refusal(Codes.notFound, 'productGone')
    if (product.revision !== seen) throw new Refusal(Codes.conflict, 'planMoved')
    const given = { ...product.benefits, ...benefitsOf(offer.lines) }
    const [before, after] = [auditOf(offerOf(product)), auditOf(offer)]
    if (JSON.stringify(before) === JSON.stringify(after)) throw new Refusal(Codes.conflict, 'alreadySo')
    const now = clock()
    const changed = products.map((one) =>
      one.id === id || followedPlan(one.id) === id ? { ...one, benefits: given } : one,
    )
    requireLadder(changed, product.level)
    const isMore = Object.entries(given).some(([benefit, value]) => product.benefits[benefit] !== value)
    for (const one of isMore ? changed.filter(({ benefits }) => benefits === given) : [])
      await changeTerms(trx, one.id, given, now)
    await changeProduct(trx, id, { revision: seen + 1, shown: shownOf(offer) })
    const subject = { kind: 'product', id } as const
    await noteOfAdmin(trx, adminId, { action: 'productChanged', subject, before, after, reason, at: now })
  })
}

/** @param level of the plan that is changed */
function requireLadder(products: readonly Product[], level: number): void {
  products.slice(1).forEach((dearer, n) => {
    if (growsWith(products[n]!.benefits, dearer.benefits)) return
    throw new Refusal(Codes.badInput, dearer.level <= level ? 'planTooSmall' : 'planTooLarge')
  })
}

function benefitsOf(lines: readonly PlanLine[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ type, val }) => [benefitIdOf(type), val]))
}

function shownOf({ lines, order, isRecommended, description }: ReturnType<typeof offerOf>): PlanShown {
  const isDescribed = description.zh !== '' || description.en !== ''
  return {
    order,
    isRecommended,
    ...(isDescribed && { description }),
    lines: lines.map(({ type, text }) => ({ type, text })),
  }
}

/** Flat, for the log: what stayed is the same in both. */
function auditOf({ lines, order, isRecommended, description }: ReturnType<typeof offerOf>): AuditValues {
  const texts = lines.map(({ type, text }) => [text.zh, text.en].filter(Boolean).join(' / ') || type)
  return {
    ...Object.fromEntries(
      lines.map(({ type, val }): [string, number] => [type, val]).sort(([a], [b]) => a.localeCompare(b)),
    ),
    cardLines: texts.join('、'),
    cardOrder: order,
    recommended: isRecommended,
    descriptionZh: description.zh,
    descriptionEn: description.en,
  }
}

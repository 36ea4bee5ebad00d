import type { PlanChangeInput, PlanBenefitLine } from '#contract/admin/admin-product'
import type { AuditValues } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import type { BenefitType, PlanPresentation } from '#contract/billing/product'
import { insertAdminAudit } from '../../admin/audit-log.queries'
import { updateProduct, addProductTerms, lockProducts, type Product } from './products.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { benefitIdOf, displayedBenefits } from '../benefits/benefit-display'
import { isAtLeast } from './compare-plans'
import { runTransaction } from '../../db/transaction-retry'

/** Plan 100 is the invite reward and has the benefits of plan 200 (decisions §5). */
const planAliases: Readonly<Record<string, string>> = { '100': '200' }

/** The plan whose benefits this plan has; null for a plan with benefits of its own. */
export function aliasedPlan(id: string): string | null {
  return planAliases[id] ?? null
}

type Offer = Omit<PlanChangeInput, 'id' | 'seen' | 'reason'>

/** The editable terms of a product: every benefit in the order of its card, and the card's texts. */
export function toOffer({ benefits, shown, level }: Product): Offer {
  const displayedLines = shown.lines ?? []
  const types = new Set<BenefitType>([...displayedLines, ...displayedBenefits].map(({ type }) => type))
  return {
    lines: [...types].map((type) => ({
      type,
      val: benefits[benefitIdOf(type)] ?? 0,
      text: displayedLines.find((line) => line.type === type)?.text ?? { zh: '', en: '' },
    })),
    order: shown.order ?? level / 100,
    isRecommended: shown.isRecommended ?? level === 200,
    description: shown.description ?? { zh: '', en: '' },
  }
}

/**
 * Changes the benefits of a plan from now on and its card, with an entry in the audit log; present members
 * are not affected here (plans/plan-terms.ts). @throws ApiError -8002 for another revision than was seen and
 * for no change; -8000 when a dearer plan would give less than a cheaper one.
 */
export async function changePlan(
  { db, clock }: Dependencies,
  adminId: string,
  change: PlanChangeInput,
): Promise<void> {
  const { id, seen, reason, ...offer } = change
  await runTransaction(db, async (trx) => {
    const products = await lockProducts(trx)
    const product = products.find((one) => one.id === id)
    if (!product) throw new ApiError(ApiCodes.notFound, 'productGone')
    if (product.revision !== seen) throw new ApiError(ApiCodes.conflict, 'planMoved')
    const newBenefits = { ...product.benefits, ...benefitsOf(offer.lines) }
    const [before, after] = [toAuditValues(toOffer(product)), toAuditValues(offer)]
    if (JSON.stringify(before) === JSON.stringify(after)) throw new ApiError(ApiCodes.conflict, 'alreadySo')
    const now = clock()
    const changed = products.map((one) =>
      one.id === id || aliasedPlan(one.id) === id ? { ...one, benefits: newBenefits } : one,
    )
    requireIncreasingBenefits(changed, product.level)
    const hasBenefitChange = Object.entries(newBenefits).some(
      ([benefit, value]) => product.benefits[benefit] !== value,
    )
    for (const one of hasBenefitChange ? changed.filter(({ benefits }) => benefits === newBenefits) : [])
      await addProductTerms(trx, one.id, newBenefits, now)
    await updateProduct(trx, id, { revision: seen + 1, shown: toDisplay(offer) })
    await insertAdminAudit(trx, adminId, {
      action: 'productChanged',
      subject: { kind: 'product', id },
      before,
      after,
      reason,
      at: now,
    })
  })
}

/** @param level level of the plan that is changed */
function requireIncreasingBenefits(products: readonly Product[], level: number): void {
  products.slice(1).forEach((higherPlan, n) => {
    if (isAtLeast(products[n]!.benefits, higherPlan.benefits)) return
    throw new ApiError(ApiCodes.invalidInput, higherPlan.level <= level ? 'planTooSmall' : 'planTooLarge')
  })
}

function benefitsOf(lines: readonly PlanBenefitLine[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ type, val }) => [benefitIdOf(type), val]))
}

function toDisplay({ lines, order, isRecommended, description }: Offer): PlanPresentation {
  const isDescribed = description.zh !== '' || description.en !== ''
  return {
    order,
    isRecommended,
    ...(isDescribed && { description }),
    lines: lines.map(({ type, text }) => ({ type, text })),
  }
}

/** Flat values for the audit log, so that unchanged ones are equal in both entries. */
function toAuditValues({ lines, order, isRecommended, description }: Offer): AuditValues {
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

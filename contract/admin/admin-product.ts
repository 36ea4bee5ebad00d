import { z } from 'zod'
import { LongerPrices } from './admin-panel'
import { AdminReason } from './admin-user'
import { AuditRecord } from './audit'
import { PlanId } from '../billing/benefits'
import { fieldError } from '../validation/field-error-codes'
import { BenefitType } from '../billing/product'
import { cleanLine } from '../validation/clean-text'

export const PlanLimits = { count: 100_000, order: 99, name: 24, description: 80 } as const

const text = (max: number) =>
  z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(max, fieldError('tooLong', max)))
const bilingualText = (max: number) => z.object({ zh: text(max), en: text(max) })
function wholeNumber(min: number, max: number) {
  const message = fieldError('digits', `${min}–${max}`)
  return z.number(message).int(message).min(min, message).max(max, message)
}

/** A benefit of a plan: `val` -1 means unlimited; an empty text means the benefit's standard name. */
export const PlanBenefitLine = z.object({
  type: BenefitType,
  val: wholeNumber(-1, PlanLimits.count),
  text: bilingualText(PlanLimits.name),
})
export type PlanBenefitLine = z.infer<typeof PlanBenefitLine>

/**
 * The benefits and card of a plan; an empty description means the standard one. The lowest `order` comes
 * first.
 */
const PlanOffer = z.object({
  /** Every benefit once, in the order of the card. */
  lines: z
    .array(PlanBenefitLine)
    .length(BenefitType.options.length)
    .refine((lines) => new Set(lines.map(({ type }) => type)).size === lines.length),
  order: wholeNumber(0, PlanLimits.order),
  isRecommended: z.boolean(),
  description: bilingualText(PlanLimits.description),
})

/** A product with its audit entries. */
export const AdminProduct = PlanOffer.extend({
  id: PlanId,
  name: z.string(),
  priceFen: z.number().int().min(0),
  onSale: z.boolean(),
  longerFen: LongerPrices,
  /** false for a plan that is never sold, whose price cannot be changed. */
  changeable: z.boolean(),
  /** The plan whose benefits it has, and which is edited instead. */
  follows: PlanId.nullable(),
  /** Incremented with each change. */
  revision: z.number().int(),
  history: z.array(AuditRecord),
})
export type AdminProduct = z.infer<typeof AdminProduct>

/** `seen`: the revision that was edited; if it has changed since, nothing happens. */
export const PlanChangeInput = PlanOffer.extend({
  id: PlanId.exclude(['100']),
  seen: z.number().int(),
  reason: AdminReason,
})
export type PlanChangeInput = z.infer<typeof PlanChangeInput>

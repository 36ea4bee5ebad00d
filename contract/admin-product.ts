import { z } from 'zod'
import { AdminReason } from './admin-user'
import { AuditLine } from './audit'
import { PlanId } from './benefits'
import { problem } from './problems'
import { BenefitType } from './product'
import { cleanLine } from './text'

export const PlanLimits = { count: 100_000, order: 99, name: 24, description: 80 } as const

const text = (most: number) =>
  z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(most, problem('tooLong', most)))
const texts = (most: number) => z.object({ zh: text(most), en: text(most) })
const whole = (least: number, most: number) =>
  z
    .number(problem('digits', `${least}–${most}`))
    .int(problem('digits', `${least}–${most}`))
    .min(least, problem('digits', `${least}–${most}`))
    .max(most, problem('digits', `${least}–${most}`))

/** A benefit of a plan: `val` -1 is any number; an empty text is its standard name. */
export const PlanLine = z.object({
  type: BenefitType,
  val: whole(-1, PlanLimits.count),
  text: texts(PlanLimits.name),
})
export type PlanLine = z.infer<typeof PlanLine>

/** How a plan is offered; an empty description is the standard one. The lowest `order` comes first. */
const PlanOffer = z.object({
  /** Every benefit, once, in the order of the card. */
  lines: z
    .array(PlanLine)
    .length(BenefitType.options.length)
    .refine((lines) => new Set(lines.map(({ type }) => type)).size === lines.length),
  order: whole(0, PlanLimits.order),
  isRecommended: z.boolean(),
  description: texts(PlanLimits.description),
})

/** A product with everything that was ever changed of it. */
export const AdminProduct = PlanOffer.extend({
  id: PlanId,
  name: z.string(),
  priceFen: z.number().int().min(0),
  onSale: z.boolean(),
  /** What nobody can buy has no price to change. */
  changeable: z.boolean(),
  /** The plan whose benefits it has, and which is changed instead of it. */
  follows: PlanId.nullable(),
  /** One more with each change of the offer. */
  revision: z.number().int(),
  history: z.array(AuditLine),
})
export type AdminProduct = z.infer<typeof AdminProduct>

/** `seen`: the revision it was made from; when there is another by now, nothing is done. */
export const PlanChange = PlanOffer.extend({
  id: PlanId.exclude(['100']),
  seen: z.number().int(),
  reason: AdminReason,
})
export type PlanChange = z.infer<typeof PlanChange>

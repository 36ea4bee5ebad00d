import { z } from 'zod'
import { PlanId } from './benefits'

/** The benefits a plan card names, by their ids in contract/billing/benefits.ts (spec §3). */
export const BenefitType = z.enum([
  'CatPoints',
  'ChatVipCount',
  'ChatFreeCount',
  'ResumeMaxNum',
  'ResumeMaxDownloadCount',
  'ResumeTemplateLevel',
])
export type BenefitType = z.infer<typeof BenefitType>

/** `val` -1 means any number, shown as 不限. */
export const ProductBenefit = z.object({ val: z.number().int(), unitDisplay: z.string() })
export type ProductBenefit = z.infer<typeof ProductBenefit>

const BilingualText = z.object({ zh: z.string(), en: z.string() })

/** How a plan's card is shown, as admins wrote it; what is left out is as the product comes. */
export const PlanPresentation = z.object({
  /** The lowest comes first. */
  order: z.number().int().optional(),
  isRecommended: z.boolean().optional(),
  description: BilingualText.optional(),
  /** In their order; an empty text is the standard one. */
  lines: z.array(z.object({ type: BenefitType, text: BilingualText })).optional(),
})
export type PlanPresentation = z.infer<typeof PlanPresentation>

/** What can be had (spec §3). `price` in fen for 31 days; `onSale` is false for what cannot be bought now. Listed in the order of the cards. */
export const Product = z.object({
  productId: PlanId,
  price: z.number().int().min(0),
  onSale: z.boolean(),
  benefits: z.partialRecord(BenefitType, ProductBenefit),
  /** In the caller's language, where admins changed how it is shown; '' in a line is the standard text. */
  description: z.string().optional(),
  isRecommended: z.boolean().optional(),
  lines: z.array(z.object({ type: BenefitType, text: z.string() })).optional(),
})
export type Product = z.infer<typeof Product>

/** The plans money buys, lowest first. */
export const PaidPlanId = z.enum(['200', '300'])
export type PaidPlanId = z.infer<typeof PaidPlanId>

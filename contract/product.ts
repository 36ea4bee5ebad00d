import { z } from 'zod'
import { PlanId } from './benefits'

/** The benefits a plan card names, by their ids in contract/benefits.ts (spec §3). */
export const BenefitType = z.enum([
  'CatPoints',
  'ResumeMaxNum',
  'ResumeMaxDownloadCount',
  'ResumeTemplateLevel',
])
export type BenefitType = z.infer<typeof BenefitType>

/** `val` -1 means any number, shown as 不限. */
export const ProductBenefit = z.object({ val: z.number().int(), unitDisplay: z.string() })
export type ProductBenefit = z.infer<typeof ProductBenefit>

/** What can be had (spec §3). `price` in fen for 31 days; `onSale` is false for what cannot be bought now. */
export const Product = z.object({
  productId: PlanId,
  price: z.number().int().min(0),
  onSale: z.boolean(),
  benefits: z.partialRecord(BenefitType, ProductBenefit),
})
export type Product = z.infer<typeof Product>

/** The plans money buys, lowest first. */
export const PaidPlanId = z.enum(['200', '300'])
export type PaidPlanId = z.infer<typeof PaidPlanId>

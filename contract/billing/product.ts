import { z } from 'zod'
import { PlanId } from './benefits'
import { CARD_MONTHS, LONGER_CARD_MONTHS } from './card-months'

/** The benefits a plan card can list, by name; contract/billing/benefits.ts has their ids (spec §3). */
export const BenefitType = z.enum([
  'CatPoints',
  'ChatVipCount',
  'ChatFreeCount',
  'ResumeMaxNum',
  'ResumeMaxDownloadCount',
  'ResumeTemplateLevel',
])
export type BenefitType = z.infer<typeof BenefitType>

/** `val` -1 means unlimited, shown as 不限. */
export const ProductBenefit = z.object({ val: z.number().int(), unitDisplay: z.string() })

const BilingualText = z.object({ zh: z.string(), en: z.string() })

/** How admins present a plan's card; missing values mean the product's defaults. */
export const PlanPresentation = z.object({
  /** The lowest number comes first. */
  order: z.number().int().optional(),
  isRecommended: z.boolean().optional(),
  description: BilingualText.optional(),
  /** In display order; an empty text means the standard one. */
  lines: z.array(z.object({ type: BenefitType, text: BilingualText })).optional(),
})
export type PlanPresentation = z.infer<typeof PlanPresentation>

/** For how many months of 31 days something is bought. */
export const CardMonths = z.literal(CARD_MONTHS)

/**
 * A plan (spec §3). `price` in fen for 31 days; `onSale` is false when it cannot be bought now. Listed in the
 * order of the cards.
 */
export const Product = z.object({
  productId: PlanId,
  price: z.number().int().min(0),
  onSale: z.boolean(),
  /** The longer cards on sale, the shortest first, `price` in fen; undefined for none, and from an older service. */
  longerCards: z
    .array(z.object({ months: z.literal(LONGER_CARD_MONTHS), price: z.number().int().min(1) }))
    .optional(),
  /** Some coupon can be used for it now; undefined for none, and from an older service. */
  acceptsCoupons: z.boolean().optional(),
  benefits: z.partialRecord(BenefitType, ProductBenefit),
  /**
   * In the caller's language, where admins changed the presentation; '' in a line means the standard text.
   */
  description: z.string().optional(),
  isRecommended: z.boolean().optional(),
  lines: z.array(z.object({ type: BenefitType, text: z.string() })).optional(),
})
export type Product = z.infer<typeof Product>

/** The plans that can be bought, lowest first. */
export const PaidPlanId = z.enum(['200', '300'])
export type PaidPlanId = z.infer<typeof PaidPlanId>

import { z } from 'zod'
import { PLAN_IDS } from './plan-ids'

/** Benefit ids (spec §3). */
export const BenefitIds = {
  resumeMaxNum: 1,
  resumeMaxDownloadCount: 2,
  chatVipCount: 3,
  resumeTemplateLevel: 4,
  chatFreeCount: 5,
  catPoints: 6,
} as const

/** Means "no limit", shown as 不限. */
export const UNLIMITED = -1

export const PlanId = z.enum(PLAN_IDS)
export type PlanId = z.infer<typeof PlanId>

/**
 * A user's plan and remaining benefits (spec §3). Times in ms since 1970, 0 for none; `benefits`: benefit id
 * → what is left.
 */
export const PlanBenefits = z.object({
  inPlan: z.boolean(),
  uid: z.string(),
  nickname: z.string(),
  /** Masked; empty when none is bound. */
  phoneNum: z.string(),
  plan: PlanId,
  planName: z.string(),
  planStopTime: z.number().int(),
  benefitLrefTime: z.number().int(),
  /**
   * When the account will be erased; null unless its owner closed it. Undefined from an older service: read
   * the profile instead.
   */
  closesAt: z.number().int().nullable().optional(),
  /** Whether the admin pages are theirs; undefined from an older service. */
  isAdmin: z.boolean().optional(),
  benefits: z.record(z.string(), z.number().int()),
})
export type PlanBenefits = z.infer<typeof PlanBenefits>

/** What is left of the two benefits shown in the editor: -1 for unlimited. */
export type RemainingQuota = { resumes: number; downloads: number }

export function remainingQuotaOf({ benefits }: Pick<PlanBenefits, 'benefits'>): RemainingQuota {
  return {
    resumes: benefits[BenefitIds.resumeMaxNum] ?? 0,
    downloads: benefits[BenefitIds.resumeMaxDownloadCount] ?? 0,
  }
}

/**
 * The user's remaining answers of all kinds, which the product shows as one number of points. -1 for
 * unlimited.
 */
export function remainingPointsOf({ benefits }: Pick<PlanBenefits, 'benefits'>): number {
  const { chatFreeCount, chatVipCount, catPoints } = BenefitIds
  const counts = [chatFreeCount, chatVipCount, catPoints].map((id) => benefits[id] ?? 0)
  return counts.includes(UNLIMITED) ? UNLIMITED : counts.reduce((sum, count) => sum + count, 0)
}

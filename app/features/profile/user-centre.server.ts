import { remainingPointsOf, remainingQuotaOf, type PlanBenefits } from '#contract/billing/benefits'
import type { ApiClient } from '#app/api-client/api-client'
import { toPlanFacts } from './profile.server'

/** What the user centre shows of an account. `plan` and `left` are null when they could not be had. */
export async function loadUserCentre(api: ApiClient, benefits: PlanBenefits | null) {
  return {
    profile: await api.call('readProfile', {}),
    plan: toPlanFacts(benefits),
    quotaLeft: benefits && { ...remainingQuotaOf(benefits), points: remainingPointsOf(benefits) },
    now: Date.now(),
  }
}
export type UserCentreView = Awaited<ReturnType<typeof loadUserCentre>>

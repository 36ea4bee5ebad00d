import { remainingPointsOf, remainingQuotaOf, type PlanBenefits } from '#contract/billing/benefits'
import type { ApiClient } from '#app/api-client/api-client'
import type { Language } from '#contract/validation/field-error-codes'
import { toPlanFacts } from './profile.server'

/** Loads the user centre. `plan` and `quotaLeft` are null when unavailable. */
export async function loadUserCentre(api: ApiClient, benefits: PlanBenefits | null, language: Language) {
  return {
    profile: await api.call('readProfile', {}),
    plan: toPlanFacts(benefits, language),
    quotaLeft: benefits && { ...remainingQuotaOf(benefits), points: remainingPointsOf(benefits) },
    now: Date.now(),
  }
}
export type UserCentreView = Awaited<ReturnType<typeof loadUserCentre>>

import type { PlanBenefits } from '#contract/billing/benefits'
import type { ApiClient } from '#app/api-client/api-client'
import { withFallback } from '#app/api-client/with-fallback'
import { planNameIn } from '#app/i18n/plan-name.server'
import type { Language } from '#contract/validation/field-error-codes'

/** Loads the account data of the page. `benefits` is null when unavailable. */
export async function loadProfile(api: ApiClient, benefits: PlanBenefits | null, language: Language) {
  const [profile, sessions] = await Promise.all([api.call('readProfile', {}), api.call('listSessions', {})])
  return { profile, sessions, plan: toPlanFacts(benefits, language), now: Date.now() }
}

/** Times in ms since 1970. */
export function toPlanFacts(benefits: PlanBenefits | null, language: Language) {
  return (
    benefits && {
      id: benefits.plan,
      name: planNameIn(language, benefits),
      isPlanActive: benefits.inPlan,
      endsAt: benefits.planStopTime,
    }
  )
}

export type ProfileView = Awaited<ReturnType<typeof loadProfile>>

/** Returns when the account will be erased; null without a closing request, or when the call fails. */
export async function loadClosingAt(api: ApiClient): Promise<number | null> {
  const profile = await withFallback(api.call('readProfile', {}), null)
  return profile && profile.closesAt
}

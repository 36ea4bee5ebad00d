import type { PlanBenefits } from '#contract/billing/benefits'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'

/** What the page shows of an account. `benefits` is null when they could not be had. */
export async function loadProfile(api: ApiClient, benefits: PlanBenefits | null) {
  const [profile, sessions] = await Promise.all([api.call('readProfile', {}), api.call('listSessions', {})])
  return {
    profile,
    sessions,
    plan: toPlanFacts(benefits),
    now: Date.now(),
  }
}

/** Times in ms since 1970. */
export function toPlanFacts(benefits: PlanBenefits | null) {
  return benefits && { name: benefits.planName, isPlanActive: benefits.inPlan, endsAt: benefits.planStopTime }
}

export type ProfileView = Awaited<ReturnType<typeof loadProfile>>

/** When the account will be erased; null unless its owner asked, and while nobody can tell. */
export async function loadClosingAt(api: ApiClient): Promise<number | null> {
  try {
    return (await api.call('readProfile', {})).closesAt
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}

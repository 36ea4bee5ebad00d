import type { PlanBenefits } from '#contract/benefits'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'

/** What the page shows of an account. `benefits` is null when they could not be had. */
export async function loadProfile(upstream: Upstream, benefits: PlanBenefits | null) {
  const [profile, sessions] = await Promise.all([
    upstream.call('readProfile', {}),
    upstream.call('listSessions', {}),
  ])
  return {
    profile,
    sessions,
    plan: toPlanFacts(benefits),
    now: Date.now(),
  }
}

/** Times in ms since 1970. */
export function toPlanFacts(benefits: PlanBenefits | null) {
  return benefits && { name: benefits.planName, inPlan: benefits.inPlan, stopsAt: benefits.planStopTime }
}

export type ProfileView = Awaited<ReturnType<typeof loadProfile>>

/** When the account will be erased; null unless its owner asked, and while nobody can tell. */
export async function loadClosing(upstream: Upstream): Promise<number | null> {
  try {
    return (await upstream.call('readProfile', {})).closesAt
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}

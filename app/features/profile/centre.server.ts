import { pointsLeftOf, workLeftOf, type PlanBenefits } from '#contract/benefits'
import type { Upstream } from '#app/api-client/upstream'
import { toPlanFacts } from './profile.server'

/** What the user centre shows of an account. `plan` and `left` are null when they could not be had. */
export async function loadCentre(upstream: Upstream, benefits: PlanBenefits | null) {
  return {
    profile: await upstream.call('readProfile', {}),
    plan: toPlanFacts(benefits),
    left: benefits && { ...workLeftOf(benefits), points: pointsLeftOf(benefits) },
    now: Date.now(),
  }
}
export type CentreView = Awaited<ReturnType<typeof loadCentre>>

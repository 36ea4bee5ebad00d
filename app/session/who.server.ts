import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { PlanBenefits, PlanId } from '#contract/benefits'
import type { LoginCheck } from './login-check.server'
import type { Visit } from './visit.server'

/** Who is here. `unknown`: there is a login, but nobody can tell now whether it is good; it is kept. */
export type Who =
  | { state: 'guest' }
  | { state: 'unknown' }
  /** `benefits` is null when they could not be had. */
  | { state: 'user'; benefits: PlanBenefits | null }

/** The plan somebody has; `unknown` while nobody can tell, undefined for a guest. */
export function ownedPlan(who: Who): PlanId | 'unknown' | undefined {
  if (who.state === 'guest') return undefined
  return who.state === 'user' && who.benefits ? who.benefits.plan : 'unknown'
}

/** Finds out who is here, once per request however many loaders ask: check_a, then the plan's benefits (spec §4). */
export function createWho(visit: Visit, upstream: Upstream, loginCheck: LoginCheck): () => Promise<Who> {
  let asked: Promise<Who> | undefined
  return () => (asked ??= findOut())

  async function findOut(): Promise<Who> {
    const token = visit.auth.token()
    if (!token) return { state: 'guest' }
    try {
      const checked = await loginCheck.check(token, () => upstream.call('checkLogin', {}))
      if (!checked.good) {
        visit.auth.forget()
        return { state: 'guest' }
      }
      if (checked.token !== token) visit.auth.remember(checked.token)
    } catch (error) {
      if (error instanceof UpstreamFailure) return { state: 'unknown' }
      throw error
    }
    return { state: 'user', benefits: await benefitsOf() }
  }

  async function benefitsOf(): Promise<PlanBenefits | null> {
    try {
      return await upstream.call('fetchPlanBenefits', {})
    } catch (error) {
      if (error instanceof UpstreamFailure) return null
      throw error
    }
  }
}

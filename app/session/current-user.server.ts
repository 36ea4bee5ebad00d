import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { PlanBenefits, PlanId } from '#contract/billing/benefits'
import type { TokenCheckCache } from './token-check-cache.server'
import type { RequestSession } from './request-session.server'

/** The current user. `unknown`: there is a token, but it cannot be checked at the moment; it is kept. */
export type CurrentUser =
  | { state: 'guest' }
  | { state: 'unknown' }
  /** `benefits` is null when they could not be loaded. */
  | { state: 'user'; benefits: PlanBenefits | null }

/** The user's plan; `unknown` when it could not be loaded, undefined for a guest. */
export function currentPlan(currentUser: CurrentUser): PlanId | 'unknown' | undefined {
  if (currentUser.state === 'guest') return undefined
  return currentUser.state === 'user' && currentUser.benefits ? currentUser.benefits.plan : 'unknown'
}

/**
 * Loads the current user once per request, however many loaders ask: check_a, then the plan's benefits (spec
 * §4).
 */
export function createGetCurrentUser(
  session: RequestSession,
  api: ApiClient,
  tokenCheckCache: TokenCheckCache,
): () => Promise<CurrentUser> {
  let loading: Promise<CurrentUser> | undefined
  return () => (loading ??= loadCurrentUser())

  async function loadCurrentUser(): Promise<CurrentUser> {
    const token = session.auth.token()
    if (!token) return { state: 'guest' }
    try {
      const check = await tokenCheckCache.check(token, () => api.call('checkLogin', {}))
      if (!check.isValid) {
        session.auth.forget()
        return { state: 'guest' }
      }
      if (check.token !== token) session.auth.remember(check.token)
    } catch (error) {
      if (error instanceof ApiClientError) return { state: 'unknown' }
      throw error
    }
    return { state: 'user', benefits: await fetchBenefits() }
  }

  async function fetchBenefits(): Promise<PlanBenefits | null> {
    try {
      return await api.call('fetchPlanBenefits', {})
    } catch (error) {
      if (error instanceof ApiClientError) return null
      throw error
    }
  }
}

import { authCookieName } from '#app/session/cookies/auth-cookie.server'
import type { CurrentUser } from '#app/session/current-user.server'
import { preferenceCookieNames } from '#app/session/preferences'
import {
  hasOnlyCookies,
  respondWithCachedPage,
  type PageRequest,
  type CachedResponse,
  type PageCache,
} from './page-cache.server'
import { memberCachePath } from './cacheable-paths'

type MemberPageRequest = PageRequest & { getCurrentUser(): Promise<CurrentUser> }
const allowedCookies = [authCookieName, ...preferenceCookieNames]

/**
 * Returns a member's page, cached for the same member's next request. The key contains everything the page
 * can show of them, including their id: no other member gets it, nor they themselves after a change.
 * Undefined: the request must be rendered.
 */
export async function respondFromMemberCache(
  cache: PageCache,
  pageRequest: MemberPageRequest,
): Promise<CachedResponse | undefined> {
  const { request, getCurrentUser } = pageRequest
  const path = hasOnlyCookies(request, allowedCookies) ? memberCachePath(new URL(request.url)) : undefined
  if (path === undefined) return undefined
  const currentUser = await getCurrentUser()
  if (currentUser.state !== 'user' || !currentUser.benefits) return undefined
  return respondWithCachedPage(cache, pageRequest, `${path} ${JSON.stringify(currentUser.benefits)}`)
}

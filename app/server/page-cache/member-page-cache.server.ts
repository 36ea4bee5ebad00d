import type { PlanBenefits } from '#contract/billing/benefits'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { authCookieName } from '#app/session/cookies/auth-cookie.server'
import { preferenceCookieNames } from '#app/session/preferences'
import type { CurrentUser } from '#app/session/current-user.server'
import { fitsNameSlot } from './page-slots'
import {
  fillCachedPage,
  hasOnlyCookies,
  cacheKey,
  anonymousRequest,
  type PageRequest,
  type CachedResponse,
  type PageCache,
  type RenderedPage,
} from './page-cache.server'
import { memberCachePath } from './cacheable-paths'
import { memberSegment, type MemberSegment } from './placeholder-user.server'

type MemberPageRequest = PageRequest & {
  context: { getCurrentUser(): Promise<CurrentUser>; api: ApiClient }
  /** Makes the page for a stand-in of this kind, with nothing at hand of the person who asks. */
  render(request: Request, nonce: string, segment: MemberSegment): Promise<RenderedPage>
}
const allowedCookies = [authCookieName, ...preferenceCookieNames]

/**
 * A page that shows somebody who is logged in nothing of their own but name, plan and what is left: it is made once for all of
 * whom it says the same, and the name is filled in. Undefined: the request has to be answered by itself.
 */
export async function respondFromMemberCache(
  cache: PageCache,
  pageRequest: MemberPageRequest,
): Promise<CachedResponse | undefined> {
  const { request, context } = pageRequest
  const page = hasOnlyCookies(request, allowedCookies) && memberCachePath(new URL(request.url))
  if (!page) return undefined
  const currentUser = await context.getCurrentUser()
  if (currentUser.state !== 'user' || !currentUser.benefits) return undefined
  const name = currentUser.benefits.nickname
  if (!fitsNameSlot(name)) return undefined
  if (page.isInWorkspace && !(await isStayingOpen(currentUser.benefits, context.api))) return undefined
  const { segment, counts } = memberSegment(currentUser.benefits)
  const key = `${cacheKey(pageRequest, page.address)} ${JSON.stringify(segment)}`
  const sharedRequest = anonymousRequest(pageRequest)
  const lookup = await cache.find(key, (nonce) => pageRequest.render(sharedRequest, nonce, segment), true)
  return lookup?.page && fillCachedPage(lookup.page, pageRequest.acceptsGzip, { name, counts })
}

/** The frame of the workspace tells of an account that it is about to be erased. */
async function isStayingOpen({ closesAt }: PlanBenefits, api: ApiClient): Promise<boolean> {
  if (closesAt !== undefined) return closesAt === null
  try {
    return (await api.call('readProfile', {})).closesAt === null
  } catch (error) {
    if (error instanceof ApiClientError) return false
    throw error
  }
}

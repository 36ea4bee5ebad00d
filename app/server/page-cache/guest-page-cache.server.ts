import { preferenceCookieNames } from '#app/session/preferences'
import {
  hasOnlyCookies,
  respondWithCachedPage,
  type PageRequest,
  type CachedResponse,
  type PageCache,
} from './page-cache.server'
import { guestCachePath } from './cacheable-paths'

/**
 * A cached guest page; undefined: the request has to be rendered. So it is with any cookie but language and
 * theme, and with any unknown parameter.
 */
export async function respondFromGuestCache(
  cache: PageCache,
  pageRequest: PageRequest,
): Promise<CachedResponse | undefined> {
  const { request, session } = pageRequest
  if (!hasOnlyCookies(request, preferenceCookieNames) || session.cookies().length > 0) return undefined
  const path = guestCachePath(new URL(request.url))
  return path === undefined ? undefined : respondWithCachedPage(cache, pageRequest, path)
}

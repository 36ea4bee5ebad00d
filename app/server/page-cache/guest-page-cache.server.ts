import { preferenceCookieNames } from '#app/session/preferences'
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
import { guestCachePath } from './cacheable-paths'

type GuestPageRequest = PageRequest & {
  /** Renders the page of an anonymous request, with only what all guests have in common. */
  render(request: Request, nonce: string): Promise<RenderedPage>
}

/**
 * A cached guest page; undefined: the request has to be rendered. So it is with any cookie but language and
 * theme, and with any unknown parameter.
 */
export async function respondFromGuestCache(
  cache: PageCache,
  pageRequest: GuestPageRequest,
): Promise<CachedResponse | undefined> {
  const { request, session } = pageRequest
  if (!hasOnlyCookies(request, preferenceCookieNames) || session.cookies().length > 0) return undefined
  const path = guestCachePath(new URL(request.url))
  if (path === undefined) return undefined
  const guestRequest = anonymousRequest(pageRequest)
  const lookup = await cache.find(cacheKey(pageRequest, path), (nonce) =>
    pageRequest.render(guestRequest, nonce),
  )
  if (lookup?.page) return fillCachedPage(lookup.page, pageRequest.acceptsGzip)
  return lookup?.rendered && { response: lookup.rendered, nonce: lookup.nonce }
}

import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { isArrival, originHeader } from '#app/session/arrival'
import { languageCookieName, themeCookieName } from '#app/session/preferences'
import type { RequestSession } from '#app/session/request-session.server'
import { fillPage, fillPageGzipped, splitPage, type CachedPage } from './split-page-at-nonce.server'
import { coalesceReads } from './coalesce-reads.server'

/** A rendered page. `isShareable`, once it was read: it may be shown to every request with the same key. */
export type RenderedPage = { response: Response; isShareable(): boolean }
export type PageCache = ReturnType<typeof createPageCache>
/** `isCached`: it was rendered before and compressed already, with `nonce` in it. */
export type CachedResponse = { response: Response; nonce: string; isCached?: boolean }
/** What every page depends on, for any visitor. */
export type PageRequest = {
  request: Request
  session: Pick<RequestSession, 'language' | 'theme' | 'device' | 'cookies'>
  acceptsGzip: boolean
  /** Renders the page of a request with only what the key holds of its visitor. */
  render(request: Request, nonce: string): Promise<RenderedPage>
}
/** A rendered response, and the page to cache unless it may not be shared. */
type CacheEntry = { rendered: Response; page?: CachedPage }
/** `rendered`: for this request. With neither, another request rendered a page that could not be cached. */
type CacheLookup = { page?: CachedPage } | { rendered: Response; nonce: string }
export type CacheLimits = { pages: number; bytes: number }

export const guestPageLimits: CacheLimits = { pages: 600, bytes: 48 * 1024 * 1024 }
/** Separate, so that many members do not evict the pages of guests. */
export const memberPageLimits: CacheLimits = { pages: 200, bytes: 24 * 1024 * 1024 }
/** A safety net, should a page ever depend on more than the version. */
const ttlMs = 10 * 60_000

const nonceBytes = 16
let randomPool = Buffer.alloc(0)

export function createNonce(): string {
  // One call for many nonces: each costs as much as all else of a cached page's header.
  if (randomPool.length < nonceBytes) randomPool = randomBytes(256 * nonceBytes)
  const nonce = randomPool.toString('base64', 0, nonceBytes)
  randomPool = randomPool.subarray(nonceBytes)
  return nonce
}

/**
 * A cache of pages that many users share, one per version of their content, without a nonce.
 * @param readVersion rejects when the version is unknown: then the cache is not used.
 * @param maxVersionAgeMs for this long after a version was read, requests are answered by it
 */
export function createPageCache(
  readVersion: () => Promise<string>,
  { pages, bytes }: CacheLimits = guestPageLimits,
  maxVersionAgeMs = 0,
) {
  const cachedPages = new LRUCache<string, CachedPage>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes,
    ttl: ttlMs,
  })
  const inFlight = new Map<string, Promise<CachedPage | undefined>>()
  let recent: { version: string | undefined; readAtMs: number } | undefined
  const readNewVersion = coalesceReads(async () => {
    const readAtMs = performance.now()
    const version = await readVersion().catch(() => undefined)
    recent = { version, readAtMs }
    return version
  })

  function readRecentVersion(): Promise<string | undefined> | string | undefined {
    const isRecent = recent && performance.now() - recent.readAtMs < maxVersionAgeMs
    return isRecent ? recent!.version : readNewVersion()
  }

  /** Undefined while the version is unknown. @param baseKey the path, and what else the page depends on */
  async function find(
    baseKey: string,
    render: (nonce: string) => Promise<RenderedPage>,
  ): Promise<CacheLookup | undefined> {
    const currentVersion = await readRecentVersion()
    if (currentVersion === undefined) return undefined
    const key = `${currentVersion} ${baseKey}`
    const known = cachedPages.get(key) ?? (await inFlight.get(key))
    if (known || inFlight.has(key)) return { page: known }

    const nonce = createNonce()
    const rendering = render(nonce).then((rendered) => toCacheEntry(rendered, nonce, currentVersion))
    const shared = rendering.then(
      ({ page }) => page,
      () => undefined,
    )
    inFlight.set(key, shared)
    try {
      const { page, rendered } = await rendering
      if (page) cachedPages.set(key, page)
      return { rendered, nonce }
    } finally {
      inFlight.delete(key)
    }
  }

  /** A change during rendering may or may not be in the page: it is not cached then. */
  async function toCacheEntry(
    { response, isShareable }: RenderedPage,
    nonce: string,
    rendered: string,
  ): Promise<CacheEntry> {
    const isHtmlPage = response.status === 200 && response.headers.get('content-type')?.includes('text/html')
    if (!isHtmlPage || response.headers.has('set-cookie')) return { rendered: response }
    const html = Buffer.from(await response.arrayBuffer())
    const copy = new Response(html, response)
    if (!isShareable() || (await readNewVersion()) !== rendered) return { rendered: copy }
    return { rendered: copy, page: splitPage(html, nonce, [...response.headers]) }
  }

  return {
    find,
    size: () => ({ pages: cachedPages.size, bytes: cachedPages.calculatedSize }),
    /** All cached pages, for inspection. */
    cachedPages: () => [...cachedPages.values()],
  }
}

/** The size of several caches together. */
export function totalSize(caches: readonly (PageCache | undefined)[]): { pages: number; bytes: number } {
  const sizes = caches.map((cache) => cache?.size() ?? { pages: 0, bytes: 0 })
  return {
    pages: sizes.reduce((sum, { pages }) => sum + pages, 0),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/**
 * Responds with the page of this key, cached or rendered now; undefined: the request must be rendered
 * separately.
 */
export async function respondWithCachedPage(
  cache: PageCache,
  pageRequest: PageRequest,
  key: string,
): Promise<CachedResponse | undefined> {
  const lookup = await cache.find(cacheKey(pageRequest, key), (nonce) =>
    pageRequest.render(anonymousRequest(pageRequest), nonce),
  )
  if (lookup && 'rendered' in lookup) return { response: lookup.rendered, nonce: lookup.nonce }
  return lookup?.page && fillCachedPage(lookup.page, pageRequest.acceptsGzip)
}

/** Returns a cached page as a response with a new nonce. */
function fillCachedPage(page: CachedPage, acceptsGzip: boolean): CachedResponse {
  const nonce = createNonce()
  const body = acceptsGzip ? fillPageGzipped(page, nonce) : fillPage(page, nonce)
  const headers = new Headers(page.headers)
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', 'Accept-Encoding')
  if (acceptsGzip) headers.set('Content-Encoding', 'gzip')
  return { response: new Response(body, { headers }), nonce, isCached: true }
}

/** Whether a request has no cookies but these: others might identify the visitor. */
export function hasOnlyCookies({ method, headers }: Request, known: readonly string[]): boolean {
  const cookies = Object.keys(parse(headers.get('cookie') ?? ''))
  return method === 'GET' && cookies.every((name) => known.includes(name))
}

/** What a page depends on besides the visitor. */
function cacheKey({ request, session }: PageRequest, path: string): string {
  return [
    session.language,
    session.theme,
    session.device,
    isBotRequest(request),
    isArrival(request),
    path,
  ].join(' ')
}

/** The same request without anything personal. */
function anonymousRequest({ request, session: { language, theme, device } }: PageRequest): Request {
  const { pathname, search } = new URL(request.url)
  const headers = {
    accept: 'text/html',
    'accept-language': language,
    cookie: `${languageCookieName}=${language}; ${themeCookieName}=${theme}`,
    'user-agent': isBotRequest(request) ? 'bot' : (userAgentByDevice[device] ?? ''),
    [originHeader]: isArrival(request) ? 'none' : 'same-origin',
  }
  return new Request(new URL(pathname + search, 'http://guest.internal'), { headers })
}
const userAgentByDevice = { weixin: 'MicroMessenger', phone: 'Mobile', desktop: '' }

function isBotRequest({ headers }: Request): boolean {
  return isbot(headers.get('user-agent') ?? '')
}

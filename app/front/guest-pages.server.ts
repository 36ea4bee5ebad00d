import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { languageCookieName, themeCookieName } from '#app/visit/choices'
import type { Visit } from '#app/visit/visit.server'
import { filledIn, filledInPacked, takeApart, type KeptPage } from './kept-page.server'
import { readingAddress } from './reading-pages'
import { sharedReading } from './shown-version.server'

/** A page that was made for nobody in particular. `isSame`, once it was read: it may be kept for others. */
export type Made = { response: Response; isSame(): boolean }
export type GuestPages = ReturnType<typeof createGuestPages>
/** `isKept`: it was made before, or is kept from now on; it can go out as it is, with `nonce` in it. */
export type GuestAnswer = { response: Response; nonce: string; isKept?: boolean }
type Asking = {
  request: Request
  visit: Pick<Visit, 'language' | 'theme' | 'device' | 'cookies'>
  gzip: boolean
  /** Makes the page of a request that says nothing of who asks but what all who are shown the same have in common. */
  make(request: Request, nonce: string): Promise<Made>
}
type Room = { pages: number; bytes: number }

const room: Room = { pages: 400, bytes: 32 * 1024 * 1024 }
/** Should anything ever hang on more than the version says, it is over soon. */
const keptMs = 10 * 60_000

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Pages that every guest is shown alike, made once for a version of what they show. Kept without a nonce; a request with any
 * cookie but language and theme, or with anything unknown in its address, is never answered from here.
 * @param readVersion fails when nobody can tell: then nothing is taken from here.
 */
export function createGuestPages(readVersion: () => Promise<string>, { pages, bytes }: Room = room) {
  const kept = new LRUCache<string, KeptPage>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes,
    ttl: keptMs,
  })
  const underWay = new Map<string, Promise<KeptPage | undefined>>()
  const version = sharedReading(() => readVersion().catch(() => undefined))

  /** Undefined: the request has to be answered by itself. */
  async function answer(asking: Asking): Promise<GuestAnswer | undefined> {
    const { request, visit, gzip } = asking
    const address = addressForGuests(request)
    if (address === undefined || visit.cookies().length > 0) return undefined
    const now = await version()
    if (now === undefined) return undefined
    const isBot = isbot(request.headers.get('user-agent') ?? '')
    const key = [now, visit.language, visit.theme, visit.device, isBot, address].join(' ')
    const known = kept.get(key) ?? (await underWay.get(key))
    if (known) return fill(known, gzip)
    if (underWay.has(key)) return undefined

    const nonce = newNonce()
    const making = asking.make(withoutPerson(request, visit, isBot), nonce)
    const taken = making.then((made) => keepable(made, nonce, now))
    const shared = taken.then(
      ({ page }) => page,
      () => undefined,
    )
    underWay.set(key, shared)
    try {
      const { page, response } = await taken
      if (!page) return { response, nonce }
      kept.set(key, page)
      return fill(page, gzip)
    } finally {
      underWay.delete(key)
    }
  }

  /** What was changed while the page was made may be in it or not: it is not kept then. */
  async function keepable({ response, isSame }: Made, nonce: string, made: string) {
    const isPage = response.status === 200 && response.headers.get('content-type')?.includes('text/html')
    if (!isPage || response.headers.has('set-cookie')) return { response }
    const html = Buffer.from(await response.arrayBuffer())
    const again = new Response(html, response)
    if (!isSame() || (await version()) !== made) return { response: again }
    return { response: again, page: takeApart(html, nonce, [...response.headers]) }
  }

  return {
    answer,
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
    /** Everything that is kept, to be looked through. */
    kept: () => [...kept.values()],
  }
}

function fill(page: KeptPage, gzip: boolean): GuestAnswer {
  const nonce = newNonce()
  const body = gzip ? filledInPacked(page, nonce) : filledIn(page, nonce)
  const headers = new Headers(page.headers)
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', 'Accept-Encoding')
  if (gzip) headers.set('Content-Encoding', 'gzip')
  return { response: new Response(body, { headers }), nonce, isKept: true }
}

const choices = [languageCookieName, themeCookieName]

function addressForGuests(request: Request): string | undefined {
  if (request.method !== 'GET') return undefined
  const cookies = Object.keys(parse(request.headers.get('cookie') ?? ''))
  return cookies.every((name) => choices.includes(name)) ? readingAddress(new URL(request.url)) : undefined
}

/** The same question as anybody else would ask it. */
function withoutPerson(
  { url }: Request,
  { language, theme, device }: Asking['visit'],
  isBot: boolean,
): Request {
  const { pathname, search } = new URL(url)
  const headers = {
    accept: 'text/html',
    'accept-language': language,
    cookie: `${languageCookieName}=${language}; ${themeCookieName}=${theme}`,
    'user-agent': isBot ? 'bot' : (agents[device] ?? ''),
  }
  return new Request(new URL(pathname + search, 'http://guest.internal'), { headers })
}
const agents = { weixin: 'MicroMessenger', phone: 'Mobile', desktop: '' }

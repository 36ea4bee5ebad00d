import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { languageCookieName, themeCookieName } from '#app/session/choices'
import type { Visit } from '#app/session/visit.server'
import { filledIn, filledInPacked, takeApart, type KeptPage } from './kept-page.server'
import type { OwnWords } from './own-words'
import { sharedReading } from './shown-version.server'

/** A page that was made for nobody in particular. `isSame`, once it was read: it may be kept for others. */
export type Made = { response: Response; isSame(): boolean }
export type KeptPages = ReturnType<typeof createKeptPages>
/** `isKept`: it was made before, or is kept from now on; it can go out as it is, with `nonce` in it. */
export type KeptAnswer = { response: Response; nonce: string; isKept?: boolean }
/** What every page hangs on, whoever asks. */
export type Asking = {
  request: Request
  visit: Pick<Visit, 'language' | 'theme' | 'device' | 'cookies'>
  gzip: boolean
}
/** `made`: not to be kept. Without a page or one that was made, somebody else made it, and it could not be kept. */
type Found = { page?: KeptPage; made?: Response; nonce: string }
type Room = { pages: number; bytes: number }

const room: Room = { pages: 600, bytes: 48 * 1024 * 1024 }
/** Should anything ever hang on more than the version says, it is over soon. */
const keptMs = 10 * 60_000
/** A page made for a stand-in in vain is not tried again at once. */
const unkeptMs = 60_000

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Pages that many are shown alike, made once for a version of what they show, and kept without a nonce.
 * @param readVersion fails when nobody can tell: then nothing is taken from here.
 */
export function createKeptPages(readVersion: () => Promise<string>, { pages, bytes }: Room = room) {
  const kept = new LRUCache<string, KeptPage>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes,
    ttl: keptMs,
  })
  const unkept = new LRUCache<string, true>({ max: 1_000, ttl: unkeptMs })
  const underWay = new Map<string, Promise<KeptPage | undefined>>()
  const version = sharedReading(() => readVersion().catch(() => undefined))

  /**
   * Undefined when nobody can tell how old it would be.
   * @param of the address, and what else it hangs on
   * @param onlyKept what is made is of use only when it can be kept
   */
  async function find(
    of: string,
    make: (nonce: string) => Promise<Made>,
    onlyKept = false,
  ): Promise<Found | undefined> {
    const now = await version()
    if (now === undefined) return undefined
    const key = `${now} ${of}`
    if (onlyKept && unkept.has(key)) return undefined
    const nonce = newNonce()
    const known = kept.get(key) ?? (await underWay.get(key))
    if (known || underWay.has(key)) return { page: known, nonce }

    const taken = make(nonce).then((made) => keepable(made, nonce, now))
    const shared = taken.then(
      ({ page }) => page,
      () => undefined,
    )
    underWay.set(key, shared)
    try {
      const { page, made } = await taken
      if (page) kept.set(key, page)
      else if (made?.status !== 503) unkept.set(key, true)
      return { page, made, nonce }
    } catch (error) {
      if (!onlyKept) throw error
      unkept.set(key, true)
      return undefined
    } finally {
      underWay.delete(key)
    }
  }

  /** What was changed while the page was made may be in it or not: it is not kept then. */
  async function keepable(
    { response, isSame }: Made,
    nonce: string,
    made: string,
  ): Promise<Omit<Found, 'nonce'>> {
    const isPage = response.status === 200 && response.headers.get('content-type')?.includes('text/html')
    if (!isPage || response.headers.has('set-cookie')) return { made: response }
    const html = Buffer.from(await response.arrayBuffer())
    const again = new Response(html, response)
    if (!isSame() || (await version()) !== made) return { made: again }
    return { made: again, page: takeApart(html, nonce, [...response.headers]) }
  }

  return {
    find,
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
    /** Everything that is kept, to be looked through. */
    kept: () => [...kept.values()],
  }
}

/** A kept page as the answer to one request: with a nonce of its own, and the words that are the person's. */
export function filled(page: KeptPage, gzip: boolean, own?: OwnWords): KeptAnswer {
  const nonce = newNonce()
  const body = gzip ? filledInPacked(page, nonce, own) : filledIn(page, nonce, own)
  const headers = new Headers(page.headers)
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', 'Accept-Encoding')
  if (gzip) headers.set('Content-Encoding', 'gzip')
  return { response: new Response(body, { headers }), nonce, isKept: true }
}

/** Whether a page is asked for with no cookies but these: more might say more of who asks. */
export function isPlain({ method, headers }: Request, known: readonly string[]): boolean {
  const cookies = Object.keys(parse(headers.get('cookie') ?? ''))
  return method === 'GET' && cookies.every((name) => known.includes(name))
}

/** What a page hangs on beside who is shown it. */
export function keyOf({ request, visit }: Asking, address: string): string {
  return [visit.language, visit.theme, visit.device, isMachine(request), address].join(' ')
}

/** The same question as anybody else would ask it. */
export function withoutPerson({ request, visit: { language, theme, device } }: Asking): Request {
  const { pathname, search } = new URL(request.url)
  const headers = {
    accept: 'text/html',
    'accept-language': language,
    cookie: `${languageCookieName}=${language}; ${themeCookieName}=${theme}`,
    'user-agent': isMachine(request) ? 'bot' : (agents[device] ?? ''),
  }
  return new Request(new URL(pathname + search, 'http://guest.internal'), { headers })
}
const agents = { weixin: 'MicroMessenger', phone: 'Mobile', desktop: '' }

function isMachine({ headers }: Request): boolean {
  return isbot(headers.get('user-agent') ?? '')
}

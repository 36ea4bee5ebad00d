import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'cookie'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Language } from '#contract/validation/field-error-codes'
import {
  authCookieMaxAgeSeconds,
  authCookieName,
  parseAuthCookie,
  serializeAuthCookie,
} from './cookies/auth-cookie.server'
import {
  draftCookieMaxAgeSeconds,
  draftCookieName,
  parseDraftCookie,
  addDraftKey,
  serializeDraftCookie,
} from './cookies/draft-cookie.server'
import {
  flashCookieMaxAgeSeconds,
  flashCookieName,
  createFlash,
  parseFlashCookie,
  serializeFlashCookie,
  type Flash,
} from './cookies/flash-cookie.server'
import {
  inviteFromQuery,
  inviteCookieMaxAgeSeconds,
  inviteCookieName,
  isExternalNavigation,
  noInvite,
  parseInviteCookie,
  serializeInviteCookie,
  type InviteCodes,
} from './cookies/invite-cookie.server'
import {
  preferenceCookieNames,
  preferenceMaxAgeSeconds,
  languageCookieName,
  resolveLanguage,
  themeCookieName,
  parseTheme,
  type Theme,
} from './preferences'
import {
  knownDeviceMaxAgeSeconds,
  knownDeviceCookieName,
  knownDeviceCookiePath,
  createDeviceId,
  parseDeviceCookie,
  serializeDeviceCookie,
} from './cookies/known-device-cookie.server'
import { detectDevice, isWeixinBrowser } from './detect-device'
import {
  purchaseReturnMaxAgeSeconds,
  purchaseReturnCookieName,
  parsePurchaseReturnCookie,
} from './cookies/purchase-return-cookie.server'
import {
  parseShareCookie,
  addSharePass,
  shareCookieMaxAgeSeconds,
  shareCookieName,
  serializeShareCookie,
} from './cookies/share-cookie.server'

const weixinStateCookieName = 'wx-state'
const weixinStateMaxAgeSeconds = 10 * 60

export type RequestSession = {
  /** The request has no cookie but language and theme, so its page depends on no person. */
  isAnonymous: boolean
  language: Language
  theme: Theme
  /** Stores a preference for every page from the next request on. */
  savePreference: { language(language: Language): void; theme(theme: Theme): void }
  /** WeChat's in-app browser drops file downloads, and logs in and pays in its own way. */
  inWeixin: boolean
  /** Decides how the user can pay. */
  device: 'weixin' | 'phone' | 'desktop'
  /** The bearer token. It must only go into the cookie and to the API. */
  auth: { token(): string | undefined; remember(token: string): void; forget(): void }
  /** Who sent this visitor; consumed by a login. */
  /** The device cookie. `isNew`: the browser came without it. */
  knownDevice: { id(): string | undefined; isNew(): boolean; remember(): void }
  invite: { codes(): InviteCodes; forget(): void }
  /** Binds a WeChat flow to this browser: a secret, created on first use. */
  weixin: { secret(): string | undefined; begin(): { secretHash: string }; end(): void }
  drafts: {
    /** Keys of the guest's drafts on the server, newest first. */
    keys(): DraftCredentials[]
    find(id: string): DraftCredentials | undefined
    remember(key: DraftCredentials): void
    forget(id: string): void
  }
  /** The page where the user needed a larger plan: the user returns there after paying. */
  purchase: { returnPath(): string | undefined; remember(path: string): void }
  /** Passes of unlocked shares, by the link's token. */
  shares: { pass(token: string): string | undefined; remember(token: string, pass: string): void }
  /**
   * A message for the next page, shown once, with scripts or without: set by actions, taken by root, and
   * restored when the page is not shown.
   */
  flash: {
    set(text: string, kind?: Flash['kind'], about?: Flash['about']): void
    take(): Flash | undefined
    restore(): void
  }
  /** Set-Cookie lines to write, once, on whichever response is sent. */
  cookies(): string[]
}

/** The session of a request: the only reader and writer of cookies (decisions §3). */
export function createRequestSession(
  request: Request,
  { secureCookies, sessionSecrets }: { secureCookies: boolean; sessionSecrets: readonly string[] },
): RequestSession {
  const cookies = parse(request.headers.get('cookie') ?? '')
  const setCookies = new Map<string, string>()
  const setCookie = (name: string, value: string, maxAge: number, sameSite: 'strict' | 'lax', path = '/') => {
    const attributes = { httpOnly: true, secure: secureCookies, sameSite, path, maxAge: value ? maxAge : 0 }
    setCookies.set(name, serialize(name, value, attributes))
  }

  let token = parseAuthCookie(cookies[authCookieName], sessionSecrets)
  const setToken = (next: string | undefined) => {
    token = next
    const encrypted = next === undefined ? '' : serializeAuthCookie(next, sessionSecrets)
    setCookie(authCookieName, encrypted, authCookieMaxAgeSeconds, 'strict')
  }

  let invite = parseInviteCookie(cookies[inviteCookieName])
  const setInvite = (next: InviteCodes) => {
    invite = next
    const value = next.inviterCode || next.agentCode ? serializeInviteCookie(next) : ''
    setCookie(inviteCookieName, value, inviteCookieMaxAgeSeconds, 'strict')
  }
  // A logged-in user cannot be invited any more.
  const isNavigation = token === undefined && isExternalNavigation(request)
  const linkInvite = isNavigation ? inviteFromQuery(new URL(request.url).searchParams) : undefined
  if (linkInvite) setInvite(linkInvite)

  let keys = parseDraftCookie(cookies[draftCookieName])
  const setDraftKeys = (next: DraftCredentials[]) => {
    keys = next
    setCookie(draftCookieName, serializeDraftCookie(next), draftCookieMaxAgeSeconds, 'lax')
  }

  const cookieDeviceId = parseDeviceCookie(cookies[knownDeviceCookieName], sessionSecrets)
  let deviceId = cookieDeviceId
  const sharePasses = parseShareCookie(cookies[shareCookieName])
  const incomingFlash = parseFlashCookie(cookies[flashCookieName], sessionSecrets)
  let wasFlashTaken = false
  const setFlashCookie = (value: string) => {
    wasFlashTaken = value === ''
    setCookie(flashCookieName, value, flashCookieMaxAgeSeconds, 'lax')
  }

  const savePreference = (name: string, value: string) => {
    const attributes = {
      secure: secureCookies,
      sameSite: 'lax',
      path: '/',
      maxAge: preferenceMaxAgeSeconds,
    } as const
    setCookies.set(name, serialize(name, value, attributes))
  }

  const weixinSecret = cookies[weixinStateCookieName]
  const userAgent = request.headers.get('user-agent') ?? ''
  return {
    isAnonymous: Object.keys(cookies).every((name) => preferenceCookieNames.includes(name)),
    language: resolveLanguage(cookies[languageCookieName], request.headers.get('accept-language')),
    theme: parseTheme(cookies[themeCookieName]) ?? 'system',
    savePreference: {
      language: (language) => savePreference(languageCookieName, language),
      theme: (theme) => savePreference(themeCookieName, theme),
    },
    inWeixin: isWeixinBrowser(userAgent),
    device: detectDevice(userAgent),
    auth: {
      token: () => token,
      remember: setToken,
      forget: () => void (cookies[authCookieName] || token ? setToken(undefined) : undefined),
    },
    knownDevice: {
      id: () => deviceId,
      isNew: () => cookieDeviceId === undefined,
      remember() {
        deviceId ??= createDeviceId()
        const encrypted = serializeDeviceCookie(deviceId, sessionSecrets)
        setCookie(knownDeviceCookieName, encrypted, knownDeviceMaxAgeSeconds, 'strict', knownDeviceCookiePath)
      },
    },
    invite: { codes: () => invite, forget: () => void (invite !== noInvite && setInvite(noInvite)) },
    weixin: {
      secret: () => weixinSecret,
      begin() {
        const secret = randomBytes(32).toString('base64url')
        setCookie(weixinStateCookieName, secret, weixinStateMaxAgeSeconds, 'lax')
        return { secretHash: createHash('sha256').update(secret).digest('hex') }
      },
      end: () => setCookie(weixinStateCookieName, '', 0, 'lax'),
    },
    drafts: {
      keys: () => keys,
      find: (id) => keys.find((key) => key.id === id),
      remember: (key) => setDraftKeys(addDraftKey(keys, key)),
      forget: (id) => {
        if (keys.some((key) => key.id === id)) setDraftKeys(keys.filter((key) => key.id !== id))
      },
    },
    purchase: {
      returnPath: () => parsePurchaseReturnCookie(cookies[purchaseReturnCookieName]),
      remember: (path) => setCookie(purchaseReturnCookieName, path, purchaseReturnMaxAgeSeconds, 'lax'),
    },
    shares: {
      pass: (token) => sharePasses.find((sharePass) => sharePass.token === token)?.pass,
      remember: (token, pass) => {
        const value = serializeShareCookie(addSharePass(sharePasses, { token, pass }))
        setCookie(shareCookieName, value, shareCookieMaxAgeSeconds, 'lax')
      },
    },
    flash: {
      set: (text, kind = 'success', about) =>
        setFlashCookie(serializeFlashCookie(createFlash(text, kind, about), sessionSecrets)),
      take() {
        if (cookies[flashCookieName] && !setCookies.has(flashCookieName)) setFlashCookie('')
        return incomingFlash
      },
      restore: () => void (wasFlashTaken && setCookies.delete(flashCookieName)),
    },
    cookies: () => [...setCookies.values()],
  }
}

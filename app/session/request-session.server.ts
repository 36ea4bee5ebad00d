import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'cookie'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Language } from '#contract/validation/field-error-codes'
import { authCookie, parseAuthCookie, serializeAuthCookie } from './cookies/auth-cookie.server'
import {
  addDraftKey,
  draftCookie,
  parseDraftCookie,
  serializeDraftCookie,
} from './cookies/draft-cookie.server'
import {
  createFlash,
  flashCookie,
  parseFlashCookie,
  serializeFlashCookie,
  type Flash,
} from './cookies/flash-cookie.server'
import {
  inviteCookie,
  inviteFromQuery,
  isExternalNavigation,
  noInvite,
  parseInviteCookie,
  serializeInviteCookie,
  type InviteCodes,
} from './cookies/invite-cookie.server'
import {
  createDeviceId,
  knownDeviceCookie,
  parseDeviceCookie,
  serializeDeviceCookie,
} from './cookies/known-device-cookie.server'
import { parsePurchaseReturnCookie, purchaseReturnCookie } from './cookies/purchase-return-cookie.server'
import {
  addSharePass,
  parseShareCookie,
  serializeShareCookie,
  shareCookie,
} from './cookies/share-cookie.server'
import { detectDevice, isWeixinBrowser } from './detect-device'
import {
  preferenceCookieNames,
  preferenceMaxAgeSeconds,
  languageCookieName,
  resolveLanguage,
  themeCookieName,
  parseTheme,
  type Theme,
} from './preferences'

type Cookie = { name: string; maxAgeSeconds: number; sameSite: 'strict' | 'lax'; path?: string }
const weixinStateCookie = { name: 'wx-state', maxAgeSeconds: 10 * 60, sameSite: 'lax' } as const

/** The session of a request: the only reader and writer of cookies (decisions §3). */
export function createRequestSession(
  request: Request,
  { secureCookies, sessionSecrets }: { secureCookies: boolean; sessionSecrets: readonly string[] },
) {
  const cookies = parse(request.headers.get('cookie') ?? '')
  const setCookies = new Map<string, string>()
  const setCookie = ({ name, maxAgeSeconds, sameSite, path = '/' }: Cookie, value: string) => {
    const maxAge = value ? maxAgeSeconds : 0
    setCookies.set(
      name,
      serialize(name, value, { httpOnly: true, secure: secureCookies, sameSite, path, maxAge }),
    )
  }

  let token = parseAuthCookie(cookies[authCookie.name], sessionSecrets)
  const setToken = (next: string | undefined) => {
    token = next
    const encrypted = next === undefined ? '' : serializeAuthCookie(next, sessionSecrets)
    setCookie(authCookie, encrypted)
  }

  let invite = parseInviteCookie(cookies[inviteCookie.name])
  const setInvite = (next: InviteCodes) => {
    invite = next
    const value = next.inviterCode || next.agentCode ? serializeInviteCookie(next) : ''
    setCookie(inviteCookie, value)
  }
  // A logged-in user cannot be invited any more.
  const isNavigation = token === undefined && isExternalNavigation(request)
  const linkInvite = isNavigation ? inviteFromQuery(new URL(request.url).searchParams) : undefined
  if (linkInvite) setInvite(linkInvite)

  let keys = parseDraftCookie(cookies[draftCookie.name])
  const setDraftKeys = (next: DraftCredentials[]) => {
    keys = next
    setCookie(draftCookie, serializeDraftCookie(next))
  }

  const cookieDeviceId = parseDeviceCookie(cookies[knownDeviceCookie.name], sessionSecrets)
  let deviceId = cookieDeviceId
  const sharePasses = parseShareCookie(cookies[shareCookie.name])
  const incomingFlash = parseFlashCookie(cookies[flashCookie.name], sessionSecrets)

  const savePreference = (name: string, value: string) => {
    const attributes = { secure: secureCookies, path: '/', maxAge: preferenceMaxAgeSeconds }
    setCookies.set(name, serialize(name, value, { ...attributes, sameSite: 'lax' }))
  }

  const userAgent = request.headers.get('user-agent') ?? ''
  return {
    /** The request has no cookie but language and theme, so its page depends on no person. */
    isAnonymous: Object.keys(cookies).every((name) => preferenceCookieNames.includes(name)),
    language: resolveLanguage(cookies[languageCookieName], request.headers.get('accept-language')),
    theme: parseTheme(cookies[themeCookieName]) ?? 'system',
    /** Stores a preference for every page from the next request on. */
    savePreference: {
      language: (language: Language) => savePreference(languageCookieName, language),
      theme: (theme: Theme) => savePreference(themeCookieName, theme),
    },
    /** WeChat's in-app browser drops file downloads, and logs in and pays in its own way. */
    inWeixin: isWeixinBrowser(userAgent),
    /** Decides how the user can pay. */
    device: detectDevice(userAgent),
    /** The bearer token. It must only go into the cookie and to the API. */
    auth: {
      token: () => token,
      remember: (next: string) => setToken(next),
      forget: (): void => {
        if (cookies[authCookie.name] || token) setToken(undefined)
      },
    },
    /** The device cookie. `isNew`: the browser came without it. */
    knownDevice: {
      id: () => deviceId,
      isNew: () => cookieDeviceId === undefined,
      remember() {
        deviceId ??= createDeviceId()
        setCookie(knownDeviceCookie, serializeDeviceCookie(deviceId, sessionSecrets))
      },
    },
    /** Who sent this visitor; consumed by a login. */
    invite: { codes: () => invite, forget: () => void (invite !== noInvite && setInvite(noInvite)) },
    /** Binds a WeChat flow to this browser: a secret, created on first use. */
    weixin: {
      secret: () => cookies[weixinStateCookie.name],
      begin() {
        const secret = randomBytes(32).toString('base64url')
        setCookie(weixinStateCookie, secret)
        return { secretHash: createHash('sha256').update(secret).digest('hex') }
      },
    },
    drafts: {
      /** Keys of the guest's drafts on the server, newest first. */
      keys: () => keys,
      find: (id: string) => keys.find((key) => key.id === id),
      remember: (key: DraftCredentials) => setDraftKeys(addDraftKey(keys, key)),
      forget: (id: string) => {
        if (keys.some((key) => key.id === id)) setDraftKeys(keys.filter((key) => key.id !== id))
      },
    },
    /** The page where the user needed a larger plan: the user returns there after paying. */
    purchase: {
      returnPath: () => parsePurchaseReturnCookie(cookies[purchaseReturnCookie.name]),
      remember: (path: string) => setCookie(purchaseReturnCookie, path),
    },
    /** Passes of unlocked shares, by the link's token. */
    shares: {
      pass: (token: string) => sharePasses.find((sharePass) => sharePass.token === token)?.pass,
      remember: (token: string, pass: string) => {
        setCookie(shareCookie, serializeShareCookie(addSharePass(sharePasses, { token, pass })))
      },
    },
    /**
     * A message for the next page, shown once, with scripts or without: set by actions, taken by root.
     */
    flash: {
      set: (text: string, kind: Flash['kind'] = 'success', about?: Flash['about']) =>
        setCookie(flashCookie, serializeFlashCookie(createFlash(text, kind, about), sessionSecrets)),
      take() {
        if (cookies[flashCookie.name] && !setCookies.has(flashCookie.name)) setCookie(flashCookie, '')
        return incomingFlash
      },
    },
    /** Set-Cookie lines to write, once, on whichever response is sent. */
    cookies: () => [...setCookies.values()],
  }
}

export type RequestSession = ReturnType<typeof createRequestSession>

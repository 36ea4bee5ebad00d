import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'cookie'
import type { DraftKey } from '#contract/draft'
import type { Language } from '#contract/problems'
import { authStorageLifeSeconds, authStorageName, readToken, writeToken } from './auth-storage.server'
import {
  draftStorageLifeSeconds,
  draftStorageName,
  readDraftKeys,
  rememberKey,
  writeDraftKeys,
} from './draft-storage.server'
import {
  flashStorageLifeSeconds,
  flashStorageName,
  newFlash,
  readFlash,
  writeFlash,
  type Flash,
} from './flash.server'
import {
  inviteOf,
  inviteStorageLifeSeconds,
  inviteStorageName,
  isOpenedBySomebody,
  noInvite,
  readInvite,
  writeInvite,
  type InviteCodes,
} from './invite-storage.server'
import {
  choiceCookies,
  choiceLifeSeconds,
  languageCookieName,
  languageOf,
  themeCookieName,
  toTheme,
  type Theme,
} from './choices'
import {
  knownDeviceLifeSeconds,
  knownDeviceName,
  knownDevicePath,
  newDeviceId,
  readDeviceId,
  writeDeviceId,
} from './known-device.server'
import { deviceOf, isWeixin } from './in-weixin'
import { purchaseReturnLifeSeconds, purchaseReturnName, readPurchaseReturn } from './purchase-return.server'
import {
  readSharePasses,
  rememberPass,
  shareStorageLifeSeconds,
  shareStorageName,
  writeSharePasses,
} from './share-storage.server'

const weixinStateName = 'wx-state'
const weixinStateLifeSeconds = 10 * 60

export type Visit = {
  /** Came with no cookie but language and theme: nothing shown to them hangs on a person. */
  isAnybody: boolean
  language: Language
  theme: Theme
  /** Keeps what a person chose for every page from the next request on. */
  choose: { language(language: Language): void; theme(theme: Theme): void }
  /** WeChat's in-app browser drops file downloads, and logs in and pays its own way. */
  inWeixin: boolean
  /** How somebody can pay here. */
  device: 'weixin' | 'phone' | 'desktop'
  /** The bearer token. It goes into the cookie and to the upstream, nowhere else. */
  auth: { token(): string | undefined; remember(token: string): void; forget(): void }
  /** Who sent this visitor; consumed by a login. */
  /** This browser, as codes know it: what it is called once it asked for one. New: it came without its cookie. */
  knownDevice: { id(): string | undefined; isNew(): boolean; remember(): void }
  invite: { codes(): InviteCodes; forget(): void }
  /** Binds a round trip to WeChat to this browser: the secret, made when first asked for. */
  weixin: { secret(): string | undefined; begin(): { secretHash: string }; end(): void }
  drafts: {
    /** Keys of the guest's server-kept drafts, newest first. */
    keys(): DraftKey[]
    find(id: string): DraftKey | undefined
    remember(key: DraftKey): void
    forget(id: string): void
  }
  /** Where somebody was when they wanted more than their plan gives: after paying they go on there. */
  purchase: { goesOnTo(): string | undefined; remember(path: string): void }
  /** What opens the links to resumes whose password was known here, by the link's token. */
  shares: { pass(token: string): string | undefined; remember(token: string, pass: string): void }
  /**
   * What the next page says once, to people with scripts and without: written by actions, taken by root, and put back where the
   * page is not shown after all.
   */
  flash: {
    say(text: string, kind?: Flash['kind'], about?: Flash['about']): void
    take(): Flash | undefined
    putBack(): void
  }
  /** Set-Cookie lines to write, once, on whatever response leaves. */
  cookies(): string[]
}

/** Who is here: read once per request; the only reader and writer of cookies (decisions §3). */
export function openVisit(
  request: Request,
  { secureCookies, sessionSecrets }: { secureCookies: boolean; sessionSecrets: readonly string[] },
): Visit {
  const cookies = parse(request.headers.get('cookie') ?? '')
  const written = new Map<string, string>()
  const write = (name: string, value: string, maxAge: number, sameSite: 'strict' | 'lax', path = '/') => {
    const flags = { httpOnly: true, secure: secureCookies, sameSite, path, maxAge: value ? maxAge : 0 }
    written.set(name, serialize(name, value, flags))
  }

  let token = readToken(cookies[authStorageName], sessionSecrets)
  const setToken = (next: string | undefined) => {
    token = next
    const sealed = next === undefined ? '' : writeToken(next, sessionSecrets)
    write(authStorageName, sealed, authStorageLifeSeconds, 'strict')
  }

  let invite = readInvite(cookies[inviteStorageName])
  const setInvite = (next: InviteCodes) => {
    invite = next
    const value = next.inviterCode || next.agentCode ? writeInvite(next) : ''
    write(inviteStorageName, value, inviteStorageLifeSeconds, 'strict')
  }
  // Who is logged in is no newcomer any more.
  const isOpened = token === undefined && isOpenedBySomebody(request)
  const sent = isOpened ? inviteOf(new URL(request.url).searchParams) : undefined
  if (sent) setInvite(sent)

  let keys = readDraftKeys(cookies[draftStorageName])
  const setKeys = (next: DraftKey[]) => {
    keys = next
    write(draftStorageName, writeDraftKeys(next), draftStorageLifeSeconds, 'lax')
  }

  const ownDeviceId = readDeviceId(cookies[knownDeviceName], sessionSecrets)
  let deviceId = ownDeviceId
  const passes = readSharePasses(cookies[shareStorageName])
  const flashed = readFlash(cookies[flashStorageName], sessionSecrets)
  let isFlashTaken = false
  const writeFlashed = (value: string) => {
    isFlashTaken = value === ''
    write(flashStorageName, value, flashStorageLifeSeconds, 'lax')
  }

  const choose = (name: string, value: string) => {
    const flags = { secure: secureCookies, sameSite: 'lax', path: '/', maxAge: choiceLifeSeconds } as const
    written.set(name, serialize(name, value, flags))
  }

  const weixinSecret = cookies[weixinStateName]
  const userAgent = request.headers.get('user-agent') ?? ''
  return {
    isAnybody: Object.keys(cookies).every((name) => choiceCookies.includes(name)),
    language: languageOf(cookies[languageCookieName], request.headers.get('accept-language')),
    theme: toTheme(cookies[themeCookieName]) ?? 'system',
    choose: {
      language: (language) => choose(languageCookieName, language),
      theme: (theme) => choose(themeCookieName, theme),
    },
    inWeixin: isWeixin(userAgent),
    device: deviceOf(userAgent),
    auth: {
      token: () => token,
      remember: setToken,
      forget: () => void (cookies[authStorageName] || token ? setToken(undefined) : undefined),
    },
    knownDevice: {
      id: () => deviceId,
      isNew: () => ownDeviceId === undefined,
      remember() {
        deviceId ??= newDeviceId()
        const sealed = writeDeviceId(deviceId, sessionSecrets)
        write(knownDeviceName, sealed, knownDeviceLifeSeconds, 'strict', knownDevicePath)
      },
    },
    invite: { codes: () => invite, forget: () => void (invite !== noInvite && setInvite(noInvite)) },
    weixin: {
      secret: () => weixinSecret,
      begin() {
        const secret = randomBytes(32).toString('base64url')
        write(weixinStateName, secret, weixinStateLifeSeconds, 'lax')
        return { secretHash: createHash('sha256').update(secret).digest('hex') }
      },
      end: () => write(weixinStateName, '', 0, 'lax'),
    },
    drafts: {
      keys: () => keys,
      find: (id) => keys.find((key) => key.id === id),
      remember: (key) => setKeys(rememberKey(keys, key)),
      forget: (id) => {
        if (keys.some((key) => key.id === id)) setKeys(keys.filter((key) => key.id !== id))
      },
    },
    purchase: {
      goesOnTo: () => readPurchaseReturn(cookies[purchaseReturnName]),
      remember: (path) => write(purchaseReturnName, path, purchaseReturnLifeSeconds, 'lax'),
    },
    shares: {
      pass: (token) => passes.find((one) => one.token === token)?.pass,
      remember: (token, pass) => {
        const value = writeSharePasses(rememberPass(passes, { token, pass }))
        write(shareStorageName, value, shareStorageLifeSeconds, 'lax')
      },
    },
    flash: {
      say: (text, kind = 'success', about) =>
        writeFlashed(writeFlash(newFlash(text, kind, about), sessionSecrets)),
      take() {
        if (cookies[flashStorageName] && !written.has(flashStorageName)) writeFlashed('')
        return flashed
      },
      putBack: () => void (isFlashTaken && written.delete(flashStorageName)),
    },
    cookies: () => [...written.values()],
  }
}

import { i18nFor } from '#app/i18n/i18n.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import { withFallback } from '#app/api-client/with-fallback'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { Language } from '#contract/validation/field-error-codes'
import type { WeixinApps, WeixinPlatform } from '#contract/account/weixin-login'
import type { WeixinWay } from '#app/components/weixin-way'
import { weixinLoginErrors, type WeixinLoginError } from './weixin-login-error'

type WeixinApp = NonNullable<WeixinApps['mp']>
const scopes = { mp: 'snsapi_userinfo', web: 'snsapi_login' } as const

/** Returns the platform for the browser: the official account inside WeChat, the QR code page elsewhere. */
export function platformForBrowser(inWeixin: boolean): WeixinPlatform {
  return inWeixin ? 'mp' : 'web'
}

/** As the session names them. */
export type Device = keyof typeof wayByDevice

const wayByDevice = {
  weixin: { app: 'mp', way: 'here' },
  phone: { app: 'mp', way: 'inWeixin' },
  desktop: { app: 'web', way: 'scan' },
} as const

/** Returns how one logs in with WeChat from here; null when its app is not set up, or when the call fails. */
export async function availableWeixinWay(api: ApiClient, device: Device): Promise<WeixinWay | null> {
  const { app, way } = wayByDevice[device]
  const apps = await withFallback(api.call('readWeixinApps', {}), undefined)
  return apps?.[app] ? way : null
}

/** `redirectUri`: where WeChat sends the user back. */
type OauthRequest = { platform: WeixinPlatform; state: string; redirectUri: string }

/**
 * Returns WeChat's consent URL. WeChat reads the parameters by order and requires the fragment at the end.
 */
export function authorizationUrl(
  { appId, authorizeUrl }: WeixinApp,
  { platform, state, redirectUri }: OauthRequest,
): string {
  const query = [
    ['appid', appId],
    ['redirect_uri', redirectUri],
    ['response_type', 'code'],
    ['scope', scopes[platform]],
    ['state', state],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
  return `${authorizeUrl}?${query.join('&')}#wechat_redirect`
}

/** The result of starting the WeChat login: WeChat's page, or the error to show in the form (spec §8). */
export type OauthStart = { address: string } | { trouble: string }

type OauthStartParams = {
  api: ApiClient
  inWeixin: boolean
  purpose: 'login' | 'bind'
  /** SHA-256 of the secret in this browser's cookie. */
  browser: string
  /** Where the user goes afterwards. */
  returnTo: string
  /** Where WeChat sends the user back, by platform. */
  redirectUriFor(platform: WeixinPlatform): string
}

/**
 * Starts the WeChat login; only after a press (WeChat returns made-up users to a page that starts it by
 * itself).
 */
export async function startWeixinOauth(params: OauthStartParams): Promise<OauthStart> {
  const { api, inWeixin, redirectUriFor, ...stateInput } = params
  const pf = platformForBrowser(inWeixin)
  try {
    const app = (await api.call('readWeixinApps', {}))[pf]
    if (!app) return { trouble: 'off' }
    const state = await api.call('makeWeixinState', { pf, ...stateInput })
    return { address: authorizationUrl(app, { platform: pf, state, redirectUri: redirectUriFor(pf) }) }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return { trouble: error.kind === 'business' ? String(error.code) : 'service' }
  }
}

/** Returns the message for the error in an address: off, service, or a response code (spec §8). */
export function oauthStartErrorMessage(trouble: string | null, language: Language): string | undefined {
  const { t } = i18nFor(language)
  if (trouble === 'off') return t('login:weixin.off')
  if (trouble === 'service') return t('login:weixin.service')
  return trouble && /^-?\d{1,5}$/.test(trouble) ? t('login:weixin.stateFailed', { code: trouble }) : undefined
}

type OauthCallback = { api: ApiClient; code: string; state: string; browser: string | undefined }

/** Handles WeChat's callback: returns undefined when the login can be finished, else the error. */
export async function handleOauthCallback(callback: OauthCallback): Promise<WeixinLoginError | undefined> {
  const { api, code, state, browser } = callback
  if (!code) return 'refused'
  if (!browser || !state) return 'otherBrowser'
  try {
    const { next } = await api.call('takeWeixinCode', { code, state, browser })
    return next === 'snapshot' ? 'snapshot' : undefined
  } catch (error) {
    return toWeixinLoginError(error)
  }
}

/** @throws errors that are not failures of the call. */
export function toWeixinLoginError(error: unknown): WeixinLoginError {
  if (!(error instanceof ApiClientError)) throw error
  if (error.isConflict) return 'conflict'
  if (error.code === ApiCodes.accountClosed) return 'disabled'
  return error.isNotFound || error.isBadInput ? 'expired' : 'failed'
}

/** Parses the error in an address; unknown values count as an expired login. */
export function parseWeixinLoginError(value: string | null): WeixinLoginError | undefined {
  if (value === null) return undefined
  return weixinLoginErrors.find((error) => error === value) ?? 'expired'
}

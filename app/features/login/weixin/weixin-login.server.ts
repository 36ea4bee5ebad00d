import { i18nFor } from '#app/i18n/i18n.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { Language } from '#contract/validation/field-error-codes'
import type { WeixinApps, WeixinPlatform } from '#contract/account/weixin-login'
import { isWeixinLoginError, type WeixinLoginError } from './weixin-login-error'

type WeixinApp = NonNullable<WeixinApps['mp']>
const scopes = { mp: 'snsapi_userinfo', web: 'snsapi_login' } as const

/** The application that fits the browser: the official account inside WeChat, the page with the QR code elsewhere. */
export function platformForBrowser(inWeixin: boolean): WeixinPlatform {
  return inWeixin ? 'mp' : 'web'
}

/** Which application can be used here; null when there is none, or when nobody can tell now. */
export async function availablePlatform(api: ApiClient, inWeixin: boolean): Promise<WeixinPlatform | null> {
  const platform = platformForBrowser(inWeixin)
  try {
    return (await api.call('readWeixinApps', {}))[platform] && platform
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}

/** `back`: where WeChat sends people back to. */
type OauthRequest = { platform: WeixinPlatform; state: string; redirectUri: string }

/** WeChat's page that asks the person. It reads its parameters by their order, and wants the mark at the end. */
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

/** What came of asking for a round: WeChat's page, or the trouble to say in the form (spec §8). */
export type OauthStart = { address: string } | { trouble: string }

type OauthStartParams = {
  api: ApiClient
  inWeixin: boolean
  purpose: 'login' | 'bind'
  /** SHA-256 of the secret this browser keeps in its cookie. */
  browser: string
  /** Where the person goes once it is done. */
  returnTo: string
  /** Where WeChat sends them back to, by the platform. */
  redirectUriFor(platform: WeixinPlatform): string
}

/** Begins a round to WeChat; only ever after a press (a page that starts it by itself gets made-up people). */
export async function startWeixinOauth({
  api,
  inWeixin,
  redirectUriFor,
  ...stateInput
}: OauthStartParams): Promise<OauthStart> {
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

/** The sentence for the trouble named in an address: off, service, or the code of an answer (spec §8). */
export function oauthStartErrorMessage(trouble: string | null, language: Language): string | undefined {
  const { t } = i18nFor(language)
  if (trouble === 'off') return t('login:weixin.off')
  if (trouble === 'service') return t('login:weixin.service')
  return trouble && /^-?\d{1,5}$/.test(trouble) ? t('login:weixin.stateFailed', { code: trouble }) : undefined
}

type OauthCallback = { api: ApiClient; code: string; state: string; browser: string | undefined }

/** WeChat's answer: undefined when the round can be finished, else what stands in its way. */
export async function handleOauthCallback({
  api,
  code,
  state,
  browser,
}: OauthCallback): Promise<WeixinLoginError | undefined> {
  if (!code) return 'refused'
  if (!browser || !state) return 'otherBrowser'
  try {
    const { next } = await api.call('takeWeixinCode', { code, state, browser })
    return next === 'snapshot' ? 'snapshot' : undefined
  } catch (error) {
    return toWeixinLoginError(error)
  }
}

/** @throws what is no failure of the call. */
export function toWeixinLoginError(error: unknown): WeixinLoginError {
  if (!(error instanceof ApiClientError)) throw error
  if (error.isConflict) return 'conflict'
  if (error.code === ApiCodes.accountClosed) return 'disabled'
  return error.isNotFound || error.isBadInput ? 'expired' : 'failed'
}

/** The trouble named in an address; anything else counts as a round that is over. */
export function parseWeixinLoginError(value: string | null): WeixinLoginError | undefined {
  if (value === null) return undefined
  return isWeixinLoginError(value) ? value : 'expired'
}

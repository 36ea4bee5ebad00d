import { i18nFor } from '#app/i18n/i18n.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { Codes } from '#contract/codes'
import type { Language } from '#contract/problems'
import type { WeixinApps, WeixinPlatform } from '#contract/weixin'
import { isWeixinTrouble, type WeixinTrouble } from './weixin-trouble'

type App = NonNullable<WeixinApps['mp']>
const scopes = { mp: 'snsapi_userinfo', web: 'snsapi_login' } as const

/** The application that fits the browser: the official account inside WeChat, the page with the QR code elsewhere. */
export function fittingPlatform(inWeixin: boolean): WeixinPlatform {
  return inWeixin ? 'mp' : 'web'
}

/** Which application can be used here; null when there is none, or when nobody can tell now. */
export async function usablePlatform(upstream: Upstream, inWeixin: boolean): Promise<WeixinPlatform | null> {
  const platform = fittingPlatform(inWeixin)
  try {
    return (await upstream.call('readWeixinApps', {}))[platform] && platform
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}

/** `back`: where WeChat sends people back to. */
type Round = { platform: WeixinPlatform; state: string; back: string }

/** WeChat's page that asks the person. It reads its parameters by their order, and wants the mark at the end. */
export function authorizeAddress({ appId, authorizeUrl }: App, { platform, state, back }: Round): string {
  const query = [
    ['appid', appId],
    ['redirect_uri', back],
    ['response_type', 'code'],
    ['scope', scopes[platform]],
    ['state', state],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
  return `${authorizeUrl}?${query.join('&')}#wechat_redirect`
}

/** What came of asking for a round: WeChat's page, or the trouble to say in the form (spec §8). */
export type Begun = { address: string } | { trouble: string }

type Asked = {
  upstream: Upstream
  inWeixin: boolean
  purpose: 'login' | 'bind'
  /** SHA-256 of the secret this browser keeps in its cookie. */
  browser: string
  /** Where the person goes once it is done. */
  returnTo: string
  /** Where WeChat sends them back to, by the platform. */
  backTo(platform: WeixinPlatform): string
}

/** Begins a round to WeChat; only ever after a press (a page that starts it by itself gets made-up people). */
export async function beginWeixin({ upstream, inWeixin, backTo, ...asked }: Asked): Promise<Begun> {
  const pf = fittingPlatform(inWeixin)
  try {
    const app = (await upstream.call('readWeixinApps', {}))[pf]
    if (!app) return { trouble: 'off' }
    const state = await upstream.call('makeWeixinState', { pf, ...asked })
    return { address: authorizeAddress(app, { platform: pf, state, back: backTo(pf) }) }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return { trouble: error.kind === 'business' ? String(error.code) : 'service' }
  }
}

/** The sentence for the trouble named in an address: off, service, or the code of an answer (spec §8). */
export function sayBeginTrouble(trouble: string | null, language: Language): string | undefined {
  const { t } = i18nFor(language)
  if (trouble === 'off') return t('login.weixin.off')
  if (trouble === 'service') return t('login.weixin.service')
  return trouble && /^-?\d{1,5}$/.test(trouble) ? t('login.weixin.stateFailed', { code: trouble }) : undefined
}

type Came = { upstream: Upstream; code: string; state: string; browser: string | undefined }

/** WeChat's answer: undefined when the round can be finished, else what stands in its way. */
export async function takeAnswer({
  upstream,
  code,
  state,
  browser,
}: Came): Promise<WeixinTrouble | undefined> {
  if (!code) return 'refused'
  if (!browser || !state) return 'otherBrowser'
  try {
    const { next } = await upstream.call('takeWeixinCode', { code, state, browser })
    return next === 'snapshot' ? 'snapshot' : undefined
  } catch (error) {
    return troubleOf(error)
  }
}

/** @throws what is no failure of the call. */
export function troubleOf(error: unknown): WeixinTrouble {
  if (!(error instanceof UpstreamFailure)) throw error
  if (error.isConflict) return 'conflict'
  if (error.code === Codes.accountClosed) return 'disabled'
  return error.isNotFound || error.isBadInput ? 'expired' : 'failed'
}

/** The trouble named in an address; anything else counts as a round that is over. */
export function readTrouble(named: string | null): WeixinTrouble | undefined {
  if (named === null) return undefined
  return isWeixinTrouble(named) ? named : 'expired'
}

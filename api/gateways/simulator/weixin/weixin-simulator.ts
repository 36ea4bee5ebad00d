import { Hono } from 'hono'
import type { Clock } from '../../../dependencies'
import type { WeixinKey } from '../../weixin/weixin-client'
import { deriveOpenId, simulatedPeople } from './simulated-people'
import { weixinPageRoutes } from './weixin-pages.routes'
import { weixinApi } from './weixin-api'
import { WeixinState } from './weixin-state'

export type WeixinSimulator = {
  /** The pages: /connect/oauth2/authorize, /connect/qrconnect, /connect/confirm. */
  pages: Hono
  /** The API, /sns/…, and the pages. */
  allRoutes: Hono
  keys: Record<'mp' | 'web', WeixinKey>
  /** Whether the app inside WeChat has a user with this openid. */
  isOpenId: (openId: string) => boolean
}

/**
 * A simulated WeChat with the real OAuth API and made-up users.
 * @param callbackHosts host:port of the product, as registered with WeChat.
 */
export function createWeixinSimulator(options: {
  clock: Clock
  callbackHosts: readonly string[]
}): WeixinSimulator {
  const weixinState = new WeixinState(options.clock)
  const pages = weixinPageRoutes(weixinState, options.callbackHosts)
  const allRoutes = new Hono().route('/', pages).route('/', weixinApi(weixinState))
  const { mp, web } = weixinState.apps
  const webOpenIds = new Set(simulatedPeople.map((person) => deriveOpenId(web.appId, person)))
  const isOpenId = (openId: string) => /^o[\w-]{27}$/.test(openId) && !webOpenIds.has(openId)
  return { pages, allRoutes, keys: { mp, web }, isOpenId }
}

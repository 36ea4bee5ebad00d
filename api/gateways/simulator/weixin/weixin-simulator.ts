import { Hono } from 'hono'
import type { Clock } from '../../../dependencies'
import type { WeixinKey } from '../../weixin/weixin-client'
import { deriveOpenId, simulatedPeople } from './simulated-people'
import { weixinPageRoutes } from './weixin-pages.routes'
import { weixinApi } from './weixin-api'
import { WeixinState } from './weixin-state'

export type WeixinSimulator = {
  /** People's side: /connect/oauth2/authorize, /connect/qrconnect, /connect/confirm. */
  pages: Hono
  /** The server's side, /sns/…, and the pages too. */
  allRoutes: Hono
  keys: Record<'mp' | 'web', WeixinKey>
  /** Whether somebody is known by this id to the application inside WeChat. */
  isOpenId: (openId: string) => boolean
}

/**
 * A WeChat that speaks the real one's OAuth wire, with people made up.
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

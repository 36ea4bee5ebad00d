import { Hono } from 'hono'
import type { Clock } from '../../parts'
import type { WeixinKey } from '../weixin/weixin-client'
import { openIdOf, simulatedPeople } from './weixin-people'
import { weixinPages } from './weixin-pages'
import { weixinWire } from './weixin-wire'
import { WeixinWorld } from './weixin-world'

export type WeixinSimulator = {
  /** People's side: /connect/oauth2/authorize, /connect/qrconnect, /connect/confirm. */
  pages: Hono
  /** The server's side, /sns/…, and the pages too. */
  everything: Hono
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
  const world = new WeixinWorld(options.clock)
  const pages = weixinPages(world, options.callbackHosts)
  const everything = new Hono().route('/', pages).route('/', weixinWire(world))
  const { mp, web } = world.apps
  const elsewhere = new Set(simulatedPeople.map((person) => openIdOf(web.appId, person)))
  const isOpenId = (openId: string) => /^o[\w-]{27}$/.test(openId) && !elsewhere.has(openId)
  return { pages, everything, keys: { mp, web }, isOpenId }
}

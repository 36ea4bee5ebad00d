import type { Log } from '../../server/log'
import type { Simulator } from '../simulator/start-simulator'
import { createWeixinClient } from './weixin-client'
import type { WeixinProvider } from './weixin-provider'
import type { WeixinSettings } from './weixin-settings'

/**
 * WeChat per the settings: the same client for the real endpoint and for the simulator; undefined when it is
 * off.
 */
export function createWeixinProvider(
  { provider, keys, pagesUrl, apiUrl }: Pick<WeixinSettings, 'provider' | 'keys' | 'pagesUrl' | 'apiUrl'>,
  simulator: Simulator | undefined,
  log: Log,
): WeixinProvider | undefined {
  if (provider === 'wechat') return createWeixinClient({ keys, pagesUrl, apiUrl, log })
  // The simulator may be running for payments alone.
  if (provider === 'off' || !simulator) return undefined
  return createWeixinClient({ ...simulator.weixin, log })
}

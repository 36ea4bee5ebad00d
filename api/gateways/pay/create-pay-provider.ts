import type { Clock } from '../../dependencies'
import type { Simulator } from '../simulator/start-simulator'
import type { PayProvider } from './pay-provider'
import type { PaySettings } from './pay-settings'
import { loadMerchant } from './load-merchant'
import { createWechatPayClient } from './wechatpay-client'

type PayEnvironment = {
  clock: Clock
  /** https://… of the product: WeChat Pay sends its notifications there. */
  publicOrigin: string
  notifyPath: string
  simulator: Simulator | undefined
}

/**
 * WeChat Pay per the settings: the same client for the real endpoint and for the simulator; undefined when it
 * is off.
 */
export async function createPayProvider(
  settings: PaySettings,
  { clock, publicOrigin, notifyPath, simulator }: PayEnvironment,
): Promise<PayProvider | undefined> {
  const notifyUrl = `${publicOrigin}${notifyPath}`
  if (settings.provider === 'wechatpay')
    return createWechatPayClient({
      merchant: await loadMerchant(settings, notifyUrl),
      clock,
      simulated: false,
    })
  if (settings.provider === 'off' || !simulator) return undefined
  return createWechatPayClient({ merchant: { ...simulator.merchant, notifyUrl }, clock, simulated: true })
}

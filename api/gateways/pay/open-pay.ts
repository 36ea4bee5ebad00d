import type { Clock } from '../../parts'
import type { Simulator } from '../simulator/start-simulator'
import type { PayProvider } from './pay-provider'
import type { PaySettings } from './pay-settings'
import { readMerchant } from './read-merchant'
import { createWechatPay } from './wechatpay-client'

type Surroundings = {
  clock: Clock
  /** https://… of the product: WeChat tells it there of payments. */
  publicOrigin: string
  notifyPath: string
  simulator: Simulator | undefined
}

/** WeChat Pay as the settings want it: the same client on the real wire and on the simulated one; undefined when it is off. */
export async function openPay(
  settings: PaySettings,
  { clock, publicOrigin, notifyPath, simulator }: Surroundings,
): Promise<PayProvider | undefined> {
  const notifyUrl = `${publicOrigin}${notifyPath}`
  if (settings.provider === 'wechatpay')
    return createWechatPay({ merchant: await readMerchant(settings, notifyUrl), clock, simulated: false })
  if (settings.provider === 'off' || !simulator) return undefined
  return createWechatPay({ merchant: { ...simulator.merchant, notifyUrl }, clock, simulated: true })
}

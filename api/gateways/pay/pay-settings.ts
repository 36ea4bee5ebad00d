import type { z } from 'zod'
import {
  chooseProvider,
  oneOf,
  optionalText,
  parseCommaList,
  reportIssue,
  requireVariables,
  type RuntimeMode,
  unsetWhenEmpty,
  urlWithDefault,
} from '../../server/env-schemas'
import type { Merchant } from './merchant'

/** The merchant's ids at WeChat Pay, and the files with its keys. */
export type MerchantSettings = Pick<Merchant, 'mchId' | 'appId' | 'serial' | 'apiV3Key' | 'apiUrl'> & {
  privateKeyFile: string
  /** Serial number or PUB_KEY_ID_… → file. */
  platformKeyFiles: Record<string, string>
}

export type PaySettings = { provider: 'off' | 'simulator' } | ({ provider: 'wechatpay' } & MerchantSettings)

/**
 * Environment variables of payment (decisions §8). WeChat's keys are `serial=file`, separated by commas:
 * public keys or certificates.
 */
export const payVariables = {
  PAY_PROVIDER: unsetWhenEmpty(oneOf(['wechatpay', 'simulator', 'off']).optional()),
  WECHATPAY_MCHID: optionalText,
  WECHATPAY_APPID: optionalText,
  WECHATPAY_SERIAL: optionalText,
  WECHATPAY_API_V3_KEY: optionalText,
  WECHATPAY_PRIVATE_KEY_FILE: optionalText,
  WECHATPAY_PLATFORM_KEYS: optionalText,
  WECHATPAY_API_URL: urlWithDefault('https://api.mch.weixin.qq.com'),
}
type PayEnv = z.output<z.ZodObject<typeof payVariables>> & { PUBLIC_ORIGIN?: string }
const names = {
  mchId: 'WECHATPAY_MCHID',
  appId: 'WECHATPAY_APPID',
  serial: 'WECHATPAY_SERIAL',
  apiV3Key: 'WECHATPAY_API_V3_KEY',
  privateKeyFile: 'WECHATPAY_PRIVATE_KEY_FILE',
  platformKeys: 'WECHATPAY_PLATFORM_KEYS',
} as const

export function choosePay(env: PayEnv, mode: RuntimeMode, context: z.RefinementCtx): PaySettings {
  const simulator = { simulation: 'simulator', danger: 'everybody could pay with nothing' } as const
  const provider = chooseProvider('PAY_PROVIDER', env.PAY_PROVIDER, simulator, mode, context)
  if (provider !== 'wechatpay') return { provider }
  const { platformKeys, ...keys } = requireVariables(env, names, 'PAY_PROVIDER is wechatpay', context)
  const files = parseCommaList(platformKeys).map((pair) => pair.split(/=(.*)/s).map((part) => part.trim()))
  const report = (name: string, message: string) => reportIssue(context, name, message)
  if (files.some(([serial, file]) => !serial || !file))
    report('WECHATPAY_PLATFORM_KEYS', 'must be like PUB_KEY_ID_…=/path/to/file.pem, with commas between')
  if (keys.apiV3Key && Buffer.byteLength(keys.apiV3Key) !== 32)
    report('WECHATPAY_API_V3_KEY', 'must be 32 characters')
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    report(
      'PUBLIC_ORIGIN',
      'must be https://… when PAY_PROVIDER is wechatpay: WeChat tells it there of payments',
    )
  const platformKeyFiles = Object.fromEntries(files) as Record<string, string>
  return { provider, ...keys, platformKeyFiles, apiUrl: new URL(env.WECHATPAY_API_URL).origin }
}

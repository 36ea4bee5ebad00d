import { z } from 'zod'
import {
  urlWithDefault,
  parseCommaList,
  optionalText,
  requireVariables,
  unsetWhenEmpty,
} from '../../server/env-schemas'

/** The merchant's ids at WeChat Pay, and the files with its keys. */
export type MerchantSettings = {
  mchId: string
  appId: string
  serial: string
  apiV3Key: string
  privateKeyFile: string
  /** Serial number or PUB_KEY_ID_… → file. */
  platformKeyFiles: Record<string, string>
  apiUrl: string
}

export type PaySettings = { provider: 'off' | 'simulator' } | ({ provider: 'wechatpay' } & MerchantSettings)

/**
 * Environment variables of payment (decisions §8). WeChat's keys are `serial=file`, separated by commas:
 * public keys or certificates.
 */
export const payVariables = {
  PAY_PROVIDER: unsetWhenEmpty(
    z.enum(['wechatpay', 'simulator', 'off'], { error: 'must be wechatpay, simulator or off' }).optional(),
  ),
  WECHATPAY_MCHID: optionalText,
  WECHATPAY_APPID: optionalText,
  WECHATPAY_SERIAL: optionalText,
  WECHATPAY_API_V3_KEY: optionalText,
  WECHATPAY_PRIVATE_KEY_FILE: optionalText,
  WECHATPAY_PLATFORM_KEYS: optionalText,
  WECHATPAY_API_URL: urlWithDefault('https://api.mch.weixin.qq.com'),
}
type PayEnv = z.output<z.ZodObject<typeof payVariables>> & { PUBLIC_ORIGIN?: string }
const names = [
  'WECHATPAY_MCHID',
  'WECHATPAY_APPID',
  'WECHATPAY_SERIAL',
  'WECHATPAY_API_V3_KEY',
  'WECHATPAY_PRIVATE_KEY_FILE',
  'WECHATPAY_PLATFORM_KEYS',
] as const

/**
 * The configured provider. Default: off in production, else the simulator; in production the simulator must
 * be allowed explicitly.
 */
export function choosePay(
  env: PayEnv,
  { production, simulated }: { production: boolean; simulated: boolean },
  context: z.RefinementCtx,
): PaySettings {
  const reportIssue = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const provider = env.PAY_PROVIDER ?? (simulated || !production ? 'simulator' : 'off')
  if (provider === 'simulator' && production && !simulated)
    reportIssue(
      'PAY_PROVIDER',
      'must not be simulator in production, where everybody could pay with nothing (ALLOW_SIMULATED_PROVIDERS=1 allows it)',
    )
  if (provider !== 'wechatpay') return { provider }
  const variables = requireVariables(env, names, 'PAY_PROVIDER is wechatpay', context)
  const files = parseCommaList(variables.WECHATPAY_PLATFORM_KEYS).map((pair) =>
    pair.split(/=(.*)/s).map((part) => part.trim()),
  )
  if (files.some(([serial, file]) => !serial || !file))
    reportIssue('WECHATPAY_PLATFORM_KEYS', 'must be like PUB_KEY_ID_…=/path/to/file.pem, with commas between')
  if (variables.WECHATPAY_API_V3_KEY && Buffer.byteLength(variables.WECHATPAY_API_V3_KEY) !== 32)
    reportIssue('WECHATPAY_API_V3_KEY', 'must be 32 characters')
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    reportIssue(
      'PUBLIC_ORIGIN',
      'must be https://… when PAY_PROVIDER is wechatpay: WeChat tells it there of payments',
    )
  return {
    provider,
    mchId: variables.WECHATPAY_MCHID,
    appId: variables.WECHATPAY_APPID,
    serial: variables.WECHATPAY_SERIAL,
    apiV3Key: variables.WECHATPAY_API_V3_KEY,
    privateKeyFile: variables.WECHATPAY_PRIVATE_KEY_FILE,
    platformKeyFiles: Object.fromEntries(files) as Record<string, string>,
    apiUrl: new URL(env.WECHATPAY_API_URL).origin,
  }
}

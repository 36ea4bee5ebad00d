import { z } from 'zod'
import {
  chooseProvider,
  oneOf,
  optionalText,
  requireVariables,
  type RuntimeMode,
  unsetWhenEmpty,
  urlWithDefault,
} from '../../server/env-schemas'
import type { AliyunSmsOptions } from './aliyun-sms'
import type { TencentSmsOptions } from './tencent-sms'

export type SmsSettings =
  | { provider: 'off' | 'outbox' }
  | ({ provider: 'aliyun' } & AliyunSmsOptions)
  | ({ provider: 'tencent' } & TencentSmsOptions)

/** Environment variables of the SMS provider (decisions §8). */
export const smsVariables = {
  SMS_PROVIDER: unsetWhenEmpty(oneOf(['aliyun', 'tencent', 'outbox', 'off']).optional()),
  SMS_DAILY_CAP: unsetWhenEmpty(
    z.coerce
      .number({ error: 'must be a number of messages' })
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(5_000),
  ),
  ALIYUN_SMS_ACCESS_KEY_ID: optionalText,
  ALIYUN_SMS_ACCESS_KEY_SECRET: optionalText,
  ALIYUN_SMS_SIGN_NAME: optionalText,
  ALIYUN_SMS_TEMPLATE_CODE: optionalText,
  ALIYUN_SMS_ENDPOINT: urlWithDefault('https://dysmsapi.aliyuncs.com'),
  TENCENT_SMS_SECRET_ID: optionalText,
  TENCENT_SMS_SECRET_KEY: optionalText,
  TENCENT_SMS_APP_ID: optionalText,
  TENCENT_SMS_SIGN_NAME: optionalText,
  TENCENT_SMS_TEMPLATE_ID: optionalText,
  TENCENT_SMS_REGION: unsetWhenEmpty(z.string().default('ap-guangzhou')),
  TENCENT_SMS_ENDPOINT: urlWithDefault('https://sms.tencentcloudapi.com'),
}
type SmsEnv = z.output<z.ZodObject<typeof smsVariables>>

export function chooseSms(env: SmsEnv, mode: RuntimeMode, context: z.RefinementCtx): SmsSettings {
  const outbox = { simulation: 'outbox', danger: 'codes would be shown to everybody' } as const
  const provider = chooseProvider('SMS_PROVIDER', env.SMS_PROVIDER, outbox, mode, context)
  const condition = `SMS_PROVIDER is ${provider}`
  if (provider === 'aliyun') {
    const names = {
      accessKeyId: 'ALIYUN_SMS_ACCESS_KEY_ID',
      accessKeySecret: 'ALIYUN_SMS_ACCESS_KEY_SECRET',
      signName: 'ALIYUN_SMS_SIGN_NAME',
      templateCode: 'ALIYUN_SMS_TEMPLATE_CODE',
    } as const
    const keys = requireVariables(env, names, condition, context)
    return { provider, ...keys, endpoint: env.ALIYUN_SMS_ENDPOINT }
  }
  if (provider === 'tencent') {
    const names = {
      secretId: 'TENCENT_SMS_SECRET_ID',
      secretKey: 'TENCENT_SMS_SECRET_KEY',
      appId: 'TENCENT_SMS_APP_ID',
      signName: 'TENCENT_SMS_SIGN_NAME',
      templateId: 'TENCENT_SMS_TEMPLATE_ID',
    } as const
    const keys = requireVariables(env, names, condition, context)
    return { provider, ...keys, region: env.TENCENT_SMS_REGION, endpoint: env.TENCENT_SMS_ENDPOINT }
  }
  return { provider }
}

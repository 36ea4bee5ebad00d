import { z } from 'zod'
import { urlWithDefault, optionalText, requireVariables, unsetWhenEmpty } from '../../server/env-schemas'
import type { AliyunSmsOptions } from './aliyun-sms'
import type { TencentSmsOptions } from './tencent-sms'

export type SmsSettings =
  | { provider: 'off' | 'outbox' }
  | ({ provider: 'aliyun' } & AliyunSmsOptions)
  | ({ provider: 'tencent' } & TencentSmsOptions)

/** Environment variables of the SMS provider (decisions §8). */
export const smsVariables = {
  SMS_PROVIDER: unsetWhenEmpty(
    z
      .enum(['aliyun', 'tencent', 'outbox', 'off'], { error: 'must be aliyun, tencent, outbox or off' })
      .optional(),
  ),
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
type SmsEnv = { [N in keyof typeof smsVariables]: z.output<(typeof smsVariables)[N]> }
type RuntimeMode = { production: boolean; simulated: boolean }

/**
 * The configured provider. Default: off in production, else the outbox; in production the outbox must be
 * allowed explicitly.
 */
export function chooseSms(
  env: Partial<SmsEnv> & Pick<SmsEnv, 'ALIYUN_SMS_ENDPOINT' | 'TENCENT_SMS_ENDPOINT' | 'TENCENT_SMS_REGION'>,
  { production, simulated }: RuntimeMode,
  context: z.RefinementCtx,
): SmsSettings {
  const provider = env.SMS_PROVIDER ?? (simulated || !production ? 'outbox' : 'off')
  const condition = `SMS_PROVIDER is ${provider}`
  if (provider === 'aliyun') {
    const names = [
      'ALIYUN_SMS_ACCESS_KEY_ID',
      'ALIYUN_SMS_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_TEMPLATE_CODE',
    ] as const
    const variables = requireVariables(env, names, condition, context)
    return {
      provider,
      accessKeyId: variables.ALIYUN_SMS_ACCESS_KEY_ID,
      accessKeySecret: variables.ALIYUN_SMS_ACCESS_KEY_SECRET,
      signName: variables.ALIYUN_SMS_SIGN_NAME,
      templateCode: variables.ALIYUN_SMS_TEMPLATE_CODE,
      endpoint: env.ALIYUN_SMS_ENDPOINT,
    }
  }
  if (provider === 'tencent') {
    const names = [
      'TENCENT_SMS_SECRET_ID',
      'TENCENT_SMS_SECRET_KEY',
      'TENCENT_SMS_APP_ID',
      'TENCENT_SMS_SIGN_NAME',
      'TENCENT_SMS_TEMPLATE_ID',
    ] as const
    const variables = requireVariables(env, names, condition, context)
    return {
      provider,
      secretId: variables.TENCENT_SMS_SECRET_ID,
      secretKey: variables.TENCENT_SMS_SECRET_KEY,
      appId: variables.TENCENT_SMS_APP_ID,
      signName: variables.TENCENT_SMS_SIGN_NAME,
      templateId: variables.TENCENT_SMS_TEMPLATE_ID,
      region: env.TENCENT_SMS_REGION,
      endpoint: env.TENCENT_SMS_ENDPOINT,
    }
  }
  if (provider === 'outbox' && production && !simulated)
    context.addIssue({
      code: 'custom',
      path: ['SMS_PROVIDER'],
      message:
        'must not be outbox in production, where codes would be shown to everybody (ALLOW_SIMULATED_PROVIDERS=1 allows it)',
    })
  return { provider }
}

import { z } from 'zod'
import { tracingSettings, tracingEnvSchema } from '#telemetry/tracing-settings'
import { aiVariables, chooseAi } from './gateways/ai/ai-settings'
import { chooseEmail, emailVariables } from './gateways/email/email-settings'
import { chooseSms, smsVariables } from './gateways/sms/sms-settings'
import { simulatorVariables } from './gateways/simulator/simulator-settings'
import { choosePay, payVariables } from './gateways/pay/pay-settings'
import { chooseWeixin, weixinVariables } from './gateways/weixin/weixin-settings'
import type { Secrets } from './dependencies'
import {
  integerSetting,
  oneOf,
  optionalText,
  parseCommaList,
  reportIssue,
  unsetWhenEmpty,
} from './server/env-schemas'

const minSecretLength = 32

/** The settings of the API (decisions §2). An empty variable counts as unset. */
const ApiSettings = z
  .object({
    NODE_ENV: z.string().optional(),
    ALLOW_SIMULATED_PROVIDERS: z.string().optional(),
    DATABASE_URL: unsetWhenEmpty(
      z
        .url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error: 'must be an address like postgres://…' })
        .optional(),
    ),
    DATA_DIR: unsetWhenEmpty(z.string().default('./data')),
    DISK_FLOOR_MB: unsetWhenEmpty(
      z.coerce.number({ error: 'must be a number of MB' }).min(0, 'must be a number of MB').default(64),
    ),
    SESSION_SECRET: optionalText,
    API_SHARED_SECRET: optionalText,
    ADMIN_PHONES: optionalText,
    METRICS_TOKEN: unsetWhenEmpty(z.string().min(16, 'must be 16 characters or more').optional()),
    ...tracingEnvSchema,
    LOG_LEVEL: unsetWhenEmpty(
      oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    ),
    HOST: unsetWhenEmpty(z.string().default('127.0.0.1')),
    PORT: integerSetting(0, 65_535, 3000, 'must be a port number'),
    ...smsVariables,
    ...emailVariables,
    ...weixinVariables,
    ...payVariables,
    ...aiVariables,
    ...simulatorVariables,
  })
  .transform((env, context) => {
    const report = (name: string, message: string) => reportIssue(context, name, message)
    const secrets = parseCommaList(env.SESSION_SECRET)
    if (secrets.some((secret) => secret.length < minSecretLength))
      report('SESSION_SECRET', `must be ${minSecretLength} characters or more, each between commas`)
    if (secrets.length === 0 && env.DATABASE_URL)
      report('SESSION_SECRET', 'must be set when DATABASE_URL is: all machines need the same')
    const adminPhones = parseCommaList(env.ADMIN_PHONES)
    if (adminPhones.some((phone) => !/^1\d{10}$/.test(phone)))
      report('ADMIN_PHONES', 'must be phones of 11 digits, with commas between')
    // Unset means production, as for the web server: there everything not configured is off.
    const production = !['development', 'test'].includes(env.NODE_ENV ?? '')
    const mode = { production, simulated: env.ALLOW_SIMULATED_PROVIDERS === '1' }
    return {
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      /** Free space required on the disk of the embedded database, in bytes. */
      minFreeDiskBytes: env.DISK_FLOOR_MB * 1024 * 1024,
      /** Undefined: generated under dataDir (api/server/load-secrets.ts). */
      secrets: secrets.length > 0 ? (secrets as [string, ...string[]] satisfies Secrets) : undefined,
      sharedSecret: env.API_SHARED_SECRET,
      adminPhones,
      /** The token for /metrics of a standalone API; undefined: the path does not exist. */
      metricsToken: env.METRICS_TOKEN,
      traces: tracingSettings(env, 'smart-resume-api'),
      logLevel: env.LOG_LEVEL,
      host: env.HOST,
      port: env.PORT,
      sms: chooseSms(env, mode, context),
      smsDailyCap: env.SMS_DAILY_CAP,
      email: chooseEmail(env, context),
      emailDailyCap: env.EMAIL_DAILY_CAP,
      weixin: chooseWeixin(env, mode, context),
      pay: choosePay(env, mode, context),
      ai: chooseAi(env, mode, context),
      simulator: {
        publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
        simulatorOrigin: env.SIMULATOR_ORIGIN,
      },
    }
  })
export type ApiSettings = Readonly<z.infer<typeof ApiSettings>>

/** Parses the settings. @throws an Error that names each invalid variable, never its value. */
export function readApiSettings(env: Record<string, string | undefined>): ApiSettings {
  const parsed = ApiSettings.safeParse(env)
  if (parsed.success) return Object.freeze(parsed.data)
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
}

import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { z } from 'zod'
import { tracingSettings, tracingEnvSchema } from '#telemetry/tracing-settings'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())

const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
/** Used in a header: an origin, without characters that could end the directive. */
const Host = z.url({ protocol: /^https$/ }).transform((address) => new URL(address).origin)

const imageTypes: Record<string, string> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
}
const maxImageBytes = 60 * 1024
/** A small image, read at startup: a file, or a data: URL unchanged. Pages contain it inline. */
const InlineImage = z.string().transform((source, context) => {
  if (
    /^data:image\/(png|jpeg|webp);base64,[\w+/]+={0,2}$/.test(source) &&
    source.length <= 1.4 * maxImageBytes
  )
    return source
  const type = imageTypes[extname(source).toLowerCase()]
  try {
    const bytes = type && readFileSync(source)
    if (bytes && bytes.length <= maxImageBytes) return `data:image/${type};base64,${bytes.toString('base64')}`
  } catch {
    // Reported below: an unreadable file is no image.
  }
  context.addIssue({
    code: 'custom',
    message: 'must be a PNG, JPEG or WebP file of at most 60 kB, or a data: URL',
  })
  return z.NEVER
})

/** Settings of the web process (decisions §2). A wrong one stops the start, with its name. */
const Settings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(1).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
    API_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
    ALLOW_SIMULATED_PROVIDERS: optional(z.enum(['0', '1'])),
    DEMO: optional(z.enum(['0', '1'])),
    API_SHARED_SECRET: optional(z.string().min(16, 'at least 16 characters')),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    CONNECTIONS_PER_ADDRESS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).default(1_000)),
    AGREEMENT_URL: optional(z.url({ protocol: /^https?$/ })),
    PRIVACY_URL: optional(z.url({ protocol: /^https?$/ })),
    OPERATOR_NAME: optional(z.string().trim().max(60)),
    ICP_NUMBER: optional(z.string().max(60)),
    PSB_NUMBER: optional(z.string().max(60)),
    SUPPORT_EMAIL: optional(z.email()),
    SUPPORT_WEIXIN_QR: optional(InlineImage),
    SUPPORT_HOURS: optional(z.string().max(100)),
    ICON_HOSTS: z.preprocess(blankIsUnset, z.string().default('')).transform(splitList).pipe(z.array(Host)),
    SERVICE_WORKER: optional(z.enum(['on', 'off'])),
    METRICS_TOKEN: optional(z.string().min(16, 'at least 16 characters')),
    ...tracingEnvSchema,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(
    (env) => env.PUBLIC_ORIGIN || env.NODE_ENV !== 'production' || env.ALLOW_SIMULATED_PROVIDERS === '1',
    {
      path: ['PUBLIC_ORIGIN'],
      message:
        'must be set in production, to the address people see, like https://cv.example.com (ALLOW_SIMULATED_PROVIDERS=1 runs a demo without it)',
    },
  )
  .transform((env) => {
    const publicOrigin = new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin
    return Object.freeze({
      production: env.NODE_ENV === 'production',
      port: env.PORT,
      host: env.HOST,
      publicOrigin,
      secureCookies: publicOrigin.startsWith('https:'),
      apiBaseUrl: env.API_BASE_URL,
      apiSharedSecret: env.API_SHARED_SECRET,
      trustedProxies: env.TRUST_PROXY,
      /**
       * Concurrent connections; undefined: unlimited, because behind a proxy all clients share its address.
       */
      connectionsPerAddress:
        env.TRUST_PROXY > 0 || env.CONNECTIONS_PER_ADDRESS === 0 ? undefined : env.CONNECTIONS_PER_ADDRESS,
      agreementUrl: env.AGREEMENT_URL,
      privacyUrl: env.PRIVACY_URL,
      filings: { operator: env.OPERATOR_NAME, icp: env.ICP_NUMBER, psb: env.PSB_NUMBER },
      /** How users reach the operator besides the form; `weixinQr` is a data: URL. */
      support: { email: env.SUPPORT_EMAIL, weixinQr: env.SUPPORT_WEIXIN_QR, hours: env.SUPPORT_HOURS },
      /** Hosts for icons that this server does not have. */
      iconHosts: env.ICON_HOSTS,
      /** False removes the service worker and its caches from every device that requests it. */
      isServiceWorkerEnabled: env.SERVICE_WORKER !== 'off',
      demo: env.ALLOW_SIMULATED_PROVIDERS === '1',
      /** Whether /demo fails on request: anyone could make the service look broken. */
      hasDemoFailures: env.DEMO === '1',
      /** Token for /metrics; undefined: no metrics. */
      metricsToken: env.METRICS_TOKEN,
      /** Destination of traces; undefined: no traces. */
      traces: tracingSettings(env, 'smart-resume'),
      logLevel: env.LOG_LEVEL,
    })
  })
export type Settings = z.infer<typeof Settings>

/** @throws Error naming each wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = Settings.safeParse(env)
  if (parsed.success) return parsed.data
  const source = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Wrong settings:\n  ${source.join('\n  ')}`)
}

/** The environment, for the API's own settings. */
export const env = process.env
export const settings = readSettings(env)

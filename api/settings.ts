import { z } from 'zod'

const unset = (value: unknown) => (value === '' ? undefined : value)

/** The settings of this half (decisions §2). An empty variable counts as unset. */
const ApiSettings = z
  .object({
    DATABASE_URL: z.preprocess(
      unset,
      z
        .url({ protocol: /^postgres(ql)?$/, hostname: /.*/, error: 'must be an address like postgres://…' })
        .optional(),
    ),
    DATA_DIR: z.preprocess(unset, z.string().default('./data')),
    LOG_LEVEL: z.preprocess(
      unset,
      z
        .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
          error: 'must be silent, fatal, error, warn, info, debug or trace',
        })
        .default('info'),
    ),
    HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
    PORT: z.preprocess(
      unset,
      z.coerce
        .number({ error: 'must be a port number' })
        .int('must be a port number')
        .min(0, 'must be a port number')
        .max(65_535, 'must be a port number')
        .default(3000),
    ),
  })
  .transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    host: env.HOST,
    port: env.PORT,
  }))
export type ApiSettings = Readonly<z.infer<typeof ApiSettings>>

/** Reads the settings once. @throws an Error that names each wrong variable, never its value. */
export function readApiSettings(env: Record<string, string | undefined>): ApiSettings {
  const read = ApiSettings.safeParse(env)
  if (read.success) return Object.freeze(read.data)
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '))
}

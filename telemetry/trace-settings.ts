import { z } from 'zod'

const unset = (value: unknown) => (value === '' ? undefined : value)

/** `a=b,c=d`, each part percent-encoded where it has to be (the OpenTelemetry specification's own way). */
const Headers = z.string().transform((text, context) => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  const read = pairs.map((pair) => /^([\w-]+)\s*=(.*)$/.exec(pair.trim()))
  if (read.some((pair) => !pair)) {
    context.addIssue({ code: 'custom', message: 'must be name=value, with commas between' })
    return z.NEVER
  }
  return Object.fromEntries(read.map((pair) => [pair![1], decoded(pair![2]!.trim())]))
})

/** Where traces go. The names are OpenTelemetry's, as operators have them for other services already. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    unset,
    z
      .url({ protocol: /^https?$/, hostname: /.*/, error: 'must be an address like http://…:4318' })
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(unset, Headers.optional()),
  OTEL_SERVICE_NAME: z.preprocess(unset, z.string().max(100).optional()),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    unset,
    z.coerce
      .number({ error: 'must be between 0 and 1' })
      .min(0, 'must be between 0 and 1')
      .max(1, 'must be between 0 and 1')
      .default(1),
  ),
}
type Variables = z.infer<z.ZodObject<typeof traceVariables>>

/** `share`: of all traces, how many are kept, 0 to 1; whether one is hangs on its id, so that all machines agree. */
export type TraceSettings = {
  address: string
  headers: Record<string, string>
  service: string
  share: number
}

/** Undefined: none are made. @param service the name this process has where none is set */
export function traceSettings(env: Variables, service: string): TraceSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    address: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    service: env.OTEL_SERVICE_NAME ?? service,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

import { z } from 'zod'

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value)

/** `a=b,c=d`, percent-encoded (as the OpenTelemetry specification defines it). */
const Headers = z.string().transform((text, context) => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  const matches = pairs.map((pair) => /^([\w-]+)\s*=(.*)$/.exec(pair.trim()))
  if (matches.some((pair) => !pair)) {
    context.addIssue({ code: 'custom', message: 'must be name=value, with commas between' })
    return z.NEVER
  }
  return Object.fromEntries(matches.map((pair) => [pair![1], decodeSafely(pair![2]!.trim())]))
})

/** Settings of the trace export, under OpenTelemetry's standard names. */
export const tracingEnvSchema = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    blankToUndefined,
    z
      .url({ protocol: /^https?$/, hostname: /.*/, error: 'must be an address like http://…:4318' })
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(blankToUndefined, Headers.optional()),
  OTEL_SERVICE_NAME: z.preprocess(blankToUndefined, z.string().max(100).optional()),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankToUndefined,
    z.coerce
      .number({ error: 'must be between 0 and 1' })
      .min(0, 'must be between 0 and 1')
      .max(1, 'must be between 0 and 1')
      .default(1),
  ),
}
type TracingEnv = z.infer<z.ZodObject<typeof tracingEnvSchema>>

/**
 * `sampleRatio`: the share of traces that are kept, 0 to 1; decided by the trace id, so that all machines
 * agree.
 */
export type TracingSettings = {
  endpoint: string
  headers: Record<string, string>
  service: string
  sampleRatio: number
}

/** Undefined when tracing is off. @param service the service name unless one is configured */
export function tracingSettings(env: TracingEnv, service: string): TracingSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    endpoint: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    service: env.OTEL_SERVICE_NAME ?? service,
    sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

import { expect, test } from 'vitest'
import { z } from 'zod'
import { tracingSettings, tracingEnvSchema } from './tracing-settings'

const read = (env: Record<string, string>) => z.object(tracingEnvSchema).safeParse(env)
const settings = (env: Record<string, string>) => tracingSettings(read(env).data!, 'smart-resume')

test('there are no traces without a collector', () => {
  expect(settings({})).toBeUndefined()
  expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'x' })).toBeUndefined()
})

test.each(['http://127.0.0.1:4318', 'http://127.0.0.1:4318/'])(
  '%s is called at the path of traces',
  (address) => {
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toEqual({
      endpoint: 'http://127.0.0.1:4318/v1/traces',
      headers: {},
      service: 'smart-resume',
      sampleRatio: 1,
    })
  },
)

test('the operator sets headers, service name and sampling rate', () => {
  expect(
    settings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/in',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc%3D, x-tenant = resume ,odd=50%',
      OTEL_SERVICE_NAME: 'resume-blue',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }),
  ).toEqual({
    endpoint: 'https://otel.example/in/v1/traces',
    headers: { authorization: 'Bearer abc=', 'x-tenant': 'resume', odd: '50%' },
    service: 'resume-blue',
    sampleRatio: 0.25,
  })
})

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer abc' },
  { OTEL_TRACES_SAMPLER_ARG: '10' },
  { OTEL_TRACES_SAMPLER_ARG: 'often' },
] as Record<string, string>[])('%o stops the start and names the variable', (env) => {
  expect(read(env).error!.issues.map(({ path }) => path[0])).toEqual(Object.keys(env))
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptySqlite, type EmptyDatabase } from '#api/testing/databases'
import { endpoints } from '#contract/http/endpoints'
import { startApiProcess, type ApiProcess } from '#tests/servers/start-api-process'
import { type OtlpCollector, startOtlpCollector } from '../servers/otlp-collector'

const token = 'a-token-for-metrics'
const phone = '13812345678'
const traceId = '0af7651916cd43dd8448eb211c80319c'

let tempFolder: EmptyDatabase
let collector: OtlpCollector
let served: ApiProcess
beforeAll(async () => {
  tempFolder = await emptySqlite()
  collector = await startOtlpCollector()
  served = await startApiProcess(tempFolder.options.dataDir, undefined, {
    NODE_ENV: 'test',
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_SERVICE_NAME: '',
    OTEL_TRACES_SAMPLER_ARG: '',
    OTEL_EXPORTER_OTLP_HEADERS: '',
  })
})
afterAll(async () => {
  await served.killNine()
  await collector.close()
  await tempFolder.remove()
})

const metricsText = (authorization: string) =>
  fetch(`${served.origin}/metrics`, { headers: { authorization } })

test('the API alone exports its metrics with the token only, and its traces to the collector', async () => {
  const { path } = endpoints.sendLoginCode
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const spanNames = await fetch(`${served.origin}${path}?phone=${phone}`, { headers })
  expect(spanNames.status).toBe(200)
  expect((await fetch(`${served.origin}/api/${phone}`)).status).toBe(404)

  expect((await metricsText(`Bearer ${token}x`)).status).toBe(401)
  const exported = await (await metricsText(`Bearer ${token}`)).text()
  expect(exported).toContain(`resume_answers_seconds_count{route="${path}",method="GET",status="200"} 1`)
  expect(exported).toContain('resume_answers_seconds_count{route="other",method="GET",status="404"} 1')
  expect(exported).toMatch(/resume_database_seconds_count\{kind="insert",outcome="ok"\} \d/)
  expect(exported).not.toContain('resume_typesetting_waiting')
  expect(exported).not.toContain(phone)

  await served.stop()
  const spans = collector.spans()
  const request = spans.find(({ name }) => name === `GET ${path}`)!
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', service: 'smart-resume-api' })
  expect(request.attributes).toMatchObject({ 'http.route': path, 'http.response.status_code': 200 })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(statements.map(({ name }) => name)).toContain('database insert')
  expect(spans.some(({ name }) => name.includes('healthz'))).toBe(false)
  expect(collector.text()).not.toContain(phone)
})

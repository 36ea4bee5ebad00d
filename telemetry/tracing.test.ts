import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OtlpCollector, startOtlpCollector } from '#tests/servers/otlp-collector'
import { createTracing } from './tracing'

let collector: OtlpCollector
const lines: string[] = []
const log = {
  info: (_: object, message: string) => void lines.push(message),
  warn: (_: object, message: string) => void lines.push(message),
}
beforeEach(async () => {
  collector = await startOtlpCollector()
  lines.length = 0
})
afterEach(() => collector.close())

const open = (share = 1) =>
  createTracing(
    {
      endpoint: `${collector.address}/v1/traces`,
      headers: { authorization: 'Bearer ours' },
      service: 'a service',
      sampleRatio: share,
    },
    log,
  )
const asking = (traceparent?: string) => ({
  method: 'GET',
  route: '/s/:token',
  headers: new Headers(traceparent ? { traceparent } : {}),
  requestId: 'r1',
})
const traceId = '0af7651916cd43dd8448eb211c80319c'
const callers = `00-${traceId}-b7ad6b7169203331-01`
const ok = () => Promise.resolve(new Response('yes'))

test('a request, its API call and its statement are nested spans of one trace', async () => {
  const traces = await open()
  await traces.traceRequest(asking(), async () => {
    await traces.traceCall(
      'viewShare',
      async () => {
        await Promise.resolve()
        traces.recordStatement('select', 'ok', 12.5)
      },
      () => 'unknown',
    )
    traces.recordTypesetWait(1)
    traces.recordTypeset('pdf', 'timeout', 2_000)
    return new Response(null, { status: 404 })
  })
  await traces.close()

  const spans = Object.fromEntries(collector.spans().map((span) => [span.name, span]))
  const request = spans['GET /s/:token']!
  const call = spans['call viewShare']!
  const statement = spans['database select']!
  expect(new Set(collector.spans().map((span) => span.traceId)).size).toBe(1)
  expect(request.parentSpanId).toBeUndefined()
  expect(call.parentSpanId).toBe(request.spanId)
  expect(statement.parentSpanId).toBe(call.spanId)
  expect(spans['typeset pdf']!.parentSpanId).toBe(request.spanId)
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/s/:token',
    'http.response.status_code': 404,
    'request.id': 'r1',
  })
  expect(request).toMatchObject({ service: 'a service', kind: 2, status: { code: 0 } })
  expect(statement.ms).toBeCloseTo(12.5, 1)
  expect(spans['typeset pdf']!.status.code).toBe(2)
  expect(spans['typeset wait']!.status.code).toBe(0)
  expect(collector.requests[0]).toMatchObject({
    url: '/v1/traces',
    headers: { authorization: 'Bearer ours' },
  })
})

test("the caller's trace continues here, and in the API", async () => {
  const traces = await open()
  let sent: RequestInit = {}
  await traces.traceRequest(asking(callers), () =>
    traces.traceCall(
      'checkLogin',
      () => {
        sent = traces.withTraceparent({ method: 'POST', headers: { accept: 'application/json' } })
        return ok()
      },
      () => 'unknown',
    ),
  )
  await traces.close()

  const [call, request] = collector.spans()
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(call).toMatchObject({ traceId, parentSpanId: request!.spanId })
  const headers = new Headers(sent.headers)
  expect(headers.get('traceparent')).toBe(`00-${traceId}-${call!.spanId}-01`)
  expect(headers.get('accept')).toBe('application/json')
  expect(sent.method).toBe('POST')
})

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${traceId}-13800000001-01`])(
  'the invalid header %o is ignored',
  async (traceparent) => {
    const traces = await open()
    await traces.traceRequest(asking(traceparent), ok)
    await traces.close()
    const [request] = collector.spans()
    expect(request!.parentSpanId).toBeUndefined()
    expect(request!.traceId).not.toBe(traceId)
    expect(collector.text()).not.toContain('13800000001')
  },
)

test('a caller can turn a trace off, and cannot exceed the sampling rate', async () => {
  const wanted = await open()
  await wanted.traceRequest(asking(callers.replace(/01$/, '00')), ok)
  await wanted.close()
  const none = await open(0)
  await none.traceRequest(asking('00-ffffffffffffffffffffffffffffffff-b7ad6b7169203331-01'), ok)
  await none.close()
  expect(collector.spans()).toEqual([])
})

test('failures are marked as errors, and business errors are not', async () => {
  const traces = await open()
  const failing = (outcome: string) =>
    traces
      .traceCall(
        outcome,
        () => Promise.reject(new Error('13800000001 is wrong')),
        () => outcome,
      )
      .catch(() => undefined)
  await traces.traceRequest(asking(), async () => {
    await failing('business')
    await failing('timeout')
    return new Response(null, { status: 503 })
  })
  await traces
    .traceRequest(asking(), () => Promise.reject(new Error('13800000001 broke it')))
    .catch(() => undefined)
  await traces.close()
  const spans = collector
    .spans()
    .map(({ name, status, attributes }) => [name, status.code, attributes['error.type']])
  expect(spans).toEqual([
    ['call business', 0, 'business'],
    ['call timeout', 2, 'timeout'],
    ['GET /s/:token', 2, undefined],
    ['GET /s/:token', 2, undefined],
  ])
  expect(collector.text()).not.toContain('13800000001')
})

test('work outside of requests has no trace, and propagates none', async () => {
  const traces = await open()
  traces.recordStatement('delete', 'ok', 1)
  expect(
    await traces.traceCall(
      'readShownVersion',
      () => Promise.resolve('v1'),
      () => 'unknown',
    ),
  ).toBe('v1')
  const init = { method: 'POST' }
  expect(traces.withTraceparent(init)).toBe(init)
  await traces.close()
  expect(collector.requests).toEqual([])
})

test('a failing collector is logged once, and requests go on', async () => {
  collector.state.status = 400
  const traces = await open()
  const answer = await traces.traceRequest(asking(), ok)
  expect(await answer.text()).toBe('yes')
  await traces.close()
  expect(lines).toEqual(['traces are not taken'])
})

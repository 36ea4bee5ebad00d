import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector receives it, with its attributes by name. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  attributes: Record<string, unknown>
  service: unknown
  ms: number
}
type Attribute = { key: string; value: Record<string, unknown> }
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service' | 'ms'> & {
        attributes: Attribute[]
        startTimeUnixNano: string
        endTimeUnixNano: string
      })[]
    }[]
  }[]
}

export type OtlpCollector = Awaited<ReturnType<typeof startOtlpCollector>>

/** A small collector: accepts OTLP over HTTP as JSON, and responds with `status`. */
export async function startOtlpCollector(status = 200) {
  const bodies: string[] = []
  const requests: { url?: string; headers: Record<string, unknown> }[] = []
  const state = { status }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    requests.push({ url: request.url, headers: request.headers })
    if (state.status === 200) bodies.push(body)
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    state,
    /** The raw bodies, to search for data that must not be in them. */
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Export)),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, startTimeUnixNano, endTimeUnixNano, ...span }) => ({
        ...span,
        attributes: byName(attributes),
        service: byName(resource.attributes)['service.name'],
        ms: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
      })),
    ),
  )
}

function byName(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

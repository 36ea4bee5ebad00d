import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span } from '@opentelemetry/api'
import { createTracer } from './create-tracer'
import type { TracingSettings } from './tracing-settings'

export type Tracing = Awaited<ReturnType<typeof createTracing>>
type Log = Record<'info' | 'warn', (facts: object, message: string) => void>
export type TracedRequest = {
  method: string
  /** The route pattern, never the path itself. */
  route: string
  headers: Headers
  requestId?: string
}

/**
 * OpenTelemetry traces: a span per request, and within it one per API call, statement and document.
 * Attributes are our own names (routes, calls, kinds, outcomes): never an address, a user's id or user data.
 * @param log logs the start and end of a collector's outage
 */
export async function createTracing(settings: TracingSettings, log: Log) {
  const { tracer, api, parentContext: parentOf, close } = await createTracer(settings, log)
  const current = new AsyncLocalStorage<Span>()
  const contextOf = (span: Span) => api.trace.setSpan(api.ROOT_CONTEXT, span)
  const errorStatus = { code: api.SpanStatusCode.ERROR }

  /** Records finished work of the current request; work outside of requests has no trace. */
  function recordSpan(
    name: string,
    attributes: Attributes,
    isFailure: boolean,
    ms: number,
    kind = api.SpanKind.INTERNAL,
  ) {
    const parent = current.getStore()
    if (!parent) return
    const now = Date.now()
    const span = tracer.startSpan(name, { kind, attributes, startTime: now - ms }, contextOf(parent))
    if (isFailure) span.setStatus(errorStatus)
    span.end(now)
  }

  return {
    /** Traces a request until its response begins, under the caller's trace (W3C traceparent). */
    async traceRequest(request: TracedRequest, handle: () => Promise<Response>): Promise<Response> {
      const { method, route, headers, requestId } = request
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: api.SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route, 'request.id': requestId },
        },
        parentOf(headers.get('traceparent')),
      )
      try {
        const response = await current.run(span, handle)
        span.setAttribute('http.response.status_code', response.status)
        if (response.status >= 500) span.setStatus(errorStatus)
        return response
      } catch (error) {
        span.setStatus(errorStatus)
        throw error
      } finally {
        span.end()
      }
    },

    /**
     * Traces an API call of the current request. @param outcomeOf names the failure; `business` counts as
     * success
     */
    async traceCall<T>(
      name: string,
      call: () => Promise<T>,
      outcomeOf: (error: unknown) => string,
    ): Promise<T> {
      const parent = current.getStore()
      if (!parent) return call()
      const attributes = { 'rpc.method': name }
      const span = tracer.startSpan(
        `call ${name}`,
        { kind: api.SpanKind.CLIENT, attributes },
        contextOf(parent),
      )
      try {
        return await current.run(span, call)
      } catch (error) {
        const outcome = outcomeOf(error)
        span.setAttribute('error.type', outcome)
        if (outcome !== 'business') span.setStatus(errorStatus)
        throw error
      } finally {
        span.end()
      }
    },

    /** Adds the current span as traceparent, so that the API's work belongs to this trace. */
    withTraceparent(init: RequestInit): RequestInit {
      const span = current.getStore()?.spanContext()
      if (!span) return init
      const headers = new Headers(init.headers)
      headers.set('traceparent', `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`)
      return { ...init, headers }
    },

    recordStatement: (kind: string, outcome: string, ms: number) =>
      recordSpan(
        `database ${kind}`,
        { 'db.operation.name': kind },
        outcome !== 'ok',
        ms,
        api.SpanKind.CLIENT,
      ),
    recordTypesetWait: (ms: number) => recordSpan('typeset wait', {}, false, ms),
    recordTypeset: (made: string, outcome: string, ms: number) =>
      recordSpan(`typeset ${made}`, { outcome }, outcome !== 'ok', ms),

    /** Exports what is left. */
    close,
  }
}

import { randomUUID } from 'node:crypto'
import type { Context } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { TracingSettings } from './tracing-settings'

type Log = Record<'info' | 'warn', (facts: object, message: string) => void>

/** Timeout of one batch; at most 2,048 spans wait, more are dropped. */
const exportTimeoutMs = 5_000
/** How long the last export may take at shutdown. */
const shutdownTimeoutMs = 2_000

/**
 * A tracer that exports to the operator's collector (OTLP over HTTP, JSON). Its packages are loaded here and
 * nowhere else.
 */
export async function createTracer({ endpoint, headers, service, sampleRatio }: TracingSettings, log: Log) {
  const [
    api,
    { ExportResultCode, parseTraceParent },
    base,
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: endpoint, headers, timeoutMillis: exportTimeoutMs })
  // A caller may ask for no trace, but cannot raise the sampling rate.
  const ratioSampler = new base.TraceIdRatioBasedSampler(sampleRatio)
  const provider = new base.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: new base.ParentBasedSampler({ root: ratioSampler, remoteParentSampled: ratioSampler }),
    spanProcessors: [new base.BatchSpanProcessor(logOutages(exporter))],
  })
  let isDown = false

  return {
    api,
    tracer: provider.getTracer('smart-resume'),

    /** The caller's span from a valid traceparent; otherwise a new trace begins. */
    parentContext(traceparent: string | null): Context {
      const parent = traceparent === null ? null : parseTraceParent(traceparent)
      return parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true })
        : api.ROOT_CONTEXT
    },

    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, shutdownTimeoutMs).unref()),
      ]),
  }

  function logOutages(inner: SpanExporter): SpanExporter {
    return {
      export(spans, done) {
        inner.export(spans, (result) => {
          logOutage(result.code === ExportResultCode.SUCCESS, result.error)
          done(result)
        })
      },
      shutdown: () => inner.shutdown(),
    }
  }

  /** Logs once when an outage begins and once when it ends: a collector may be down for days. */
  function logOutage(accepted: boolean, error: Error | undefined) {
    if (accepted === !isDown) return
    isDown = !accepted
    if (accepted) log.info({}, 'traces are taken again')
    else log.warn({ error: error?.message.slice(0, 200) }, 'traces are not taken')
  }
}

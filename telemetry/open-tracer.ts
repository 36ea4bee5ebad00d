import { randomUUID } from 'node:crypto'
import type { Context } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { TraceSettings } from './trace-settings'

type Log = Record<'info' | 'warn', (facts: object, message: string) => void>

/** A batch is given up after this; at most 2,048 spans wait for their turn, what comes besides is dropped. */
const sendLimitMs = 5_000
/** What a process that ends may still spend on them. */
const lastSendMs = 2_000

/** A tracer whose spans go to the operator's collector (OTLP over HTTP, JSON). Its packages are loaded here and nowhere else. */
export async function openTracer({ address, headers, service, share }: TraceSettings, log: Log) {
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
  const exporter = new OTLPTraceExporter({ url: address, headers, timeoutMillis: sendLimitMs })
  // Whoever asks may wish for no trace, but does not decide how many there are.
  const ours = new base.TraceIdRatioBasedSampler(share)
  const provider = new base.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: new base.ParentBasedSampler({ root: ours, remoteParentSampled: ours }),
    spanProcessors: [new base.BatchSpanProcessor(watched(exporter))],
  })
  let lost = false

  return {
    api,
    tracer: provider.getTracer('smart-resume'),

    /** The caller's span, of what is a valid traceparent; else a trace begins here. */
    parentOf(traceparent: string | null): Context {
      const parent = traceparent === null ? null : parseTraceParent(traceparent)
      return parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true })
        : api.ROOT_CONTEXT
    },

    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, lastSendMs).unref()),
      ]),
  }

  function watched(inner: SpanExporter): SpanExporter {
    return {
      export(spans, done) {
        inner.export(spans, (result) => {
          tell(result.code === ExportResultCode.SUCCESS, result.error)
          done(result)
        })
      },
      shutdown: () => inner.shutdown(),
    }
  }

  /** Once when it begins and once when it is over: a collector may be away for days. */
  function tell(taken: boolean, error: Error | undefined) {
    if (taken === !lost) return
    lost = !taken
    if (taken) log.info({}, 'traces are taken again')
    else log.warn({ error: error?.message.slice(0, 200) }, 'traces are not taken')
  }
}

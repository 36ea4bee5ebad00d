import type { Gauge } from 'prom-client'

/** Values that are read at each scrape rather than counted. */
export type GaugeSources = {
  /** Undefined in the API's own process, which has neither typesetting nor pages. */
  typesetting?(): { running: number; waiting: number }
  pageCache?(): { pages: number; bytes: number }
  /** Undefined when the API is another process, which reports them itself. */
  orders?(): Promise<Record<string, number>>
  /** Likewise: text messages sent today, and the daily maximum. */
  messages?(): Promise<{ sent: number; cap: number }>
}
export type Metrics = Awaited<ReturnType<typeof createMetrics>>

const defaultBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const databaseBuckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 15]

/**
 * Prometheus metrics. Labels are our own names (routes, calls, kinds): never an address, an id or user data.
 * The package is loaded only when metrics are enabled.
 */
export async function createMetrics() {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = (name: string, help: string, labelNames: string[] = [], buckets = defaultBuckets) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const gauge = (
    name: string,
    help: string,
    collect: (of: Gauge) => void | Promise<void>,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        return collect(this)
      },
    })

  const responseDurations = durations('resume_answers_seconds', 'Answers by door, method and status', [
    'route',
    'method',
    'status',
  ])
  const callDurations = durations(
    'resume_upstream_calls_seconds',
    'Calls of the API by name and outcome: ok, business, or how it failed',
    ['call', 'outcome'],
  )
  const typesetWaits = durations(
    'resume_typesetting_waited_seconds',
    'How long documents waited for a worker',
  )
  const typesetDurations = durations(
    'resume_typesetting_seconds',
    'How long workers took for a document, by what was made and outcome',
    ['made', 'outcome'],
  )
  const statementDurations = durations(
    'resume_database_seconds',
    'Statements of the database by kind and outcome',
    ['kind', 'outcome'],
    databaseBuckets,
  )

  return {
    observeResponse: (route: string, method: string, status: number | 'demo', ms: number) =>
      responseDurations.observe({ route, method: methodLabel(method), status: String(status) }, ms / 1000),
    observeCall: (call: string, outcome: string, ms: number) =>
      callDurations.observe({ call, outcome }, ms / 1000),
    observeTypesetWait: (ms: number) => typesetWaits.observe(ms / 1000),
    observeTypeset: (made: string, outcome: string, ms: number) =>
      typesetDurations.observe({ made, outcome }, ms / 1000),
    observeStatement: (kind: string, outcome: string, ms: number) =>
      statementDurations.observe({ kind, outcome }, ms / 1000),

    /** Registers the values that are read at each scrape. */
    registerGauges({ typesetting, pageCache, orders, messages }: GaugeSources): void {
      if (typesetting) {
        gauge('resume_typesetting_running', 'Documents that are being set', (of) =>
          of.set(typesetting().running),
        )
        gauge('resume_typesetting_waiting', 'Documents that wait for a worker', (of) =>
          of.set(typesetting().waiting),
        )
      }
      if (pageCache) {
        gauge('resume_kept_pages', 'Pages made once for many', (of) => of.set(pageCache().pages))
        gauge('resume_kept_pages_bytes', 'Their bytes', (of) => of.set(pageCache().bytes))
      }
      if (messages) {
        const countToday = () => messages().catch(() => undefined)
        gauge('resume_sms_sent_today', 'Text messages that left today', async (of) => {
          const counted = await countToday()
          if (counted) of.set(counted.sent)
        })
        gauge('resume_sms_daily_cap', 'Text messages that may leave on a day', async (of) => {
          const counted = await countToday()
          if (counted) of.set(counted.cap)
        })
      }
      if (orders)
        gauge(
          'resume_orders',
          'Orders by state',
          async (of) => {
            // Other metrics report a database outage.
            const counted = await orders().catch(() => ({}))
            of.reset()
            for (const [state, count] of Object.entries(counted)) of.set({ state }, count)
          },
          ['state'],
        )
    },

    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function methodLabel(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}

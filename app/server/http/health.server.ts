import type { Hono } from 'hono'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

/** Timeouts of the checks in ms: the required one is longer than a busy database takes. */
const requiredTimeoutMs = 3_000
const optionalTimeoutMs = 1_000
/** Many clients send health checks, and each uses the database and its disk. */
const cacheMs = 1_000

export type Health = { ok: boolean } & Record<string, unknown>
type Check = () => Promise<boolean>

type HealthChecks = {
  /** What writing requests need: the database, its disk. */
  readiness(): Promise<{ ok: boolean } & Record<string, boolean>>
  /** What the product can do without: it still reads and saves, and reports what it cannot do. */
  optionalChecks: Record<string, Check>
  /** Facts about the service to include. */
  info: Record<string, unknown>
}

/** @returns a function that reports the health, checked once a second at most; it never throws. */
export function createHealth(
  { readiness, optionalChecks, info }: HealthChecks,
  now = Date.now,
): () => Promise<Health> {
  let last: { at: number; health: Promise<Health> } | undefined

  async function runChecks(): Promise<Health> {
    const pending = Object.entries(optionalChecks).map(
      async ([name, isHealthy]) => [name, await withTimeout(optionalTimeoutMs, isHealthy(), false)] as const,
    )
    const [required, ...optionalResults] = await Promise.all([
      withTimeout(requiredTimeoutMs, readiness(), { ok: false }),
      ...pending,
    ])
    const degraded = optionalResults.flatMap(([name, isHealthy]) => (isHealthy ? [] : [name]))
    return { ...required, ...Object.fromEntries(optionalResults), degraded, ...info }
  }
  return () => {
    if (!last || now() - last.at >= cacheMs) last = { at: now(), health: runChecks() }
    return last.health
  }
}

async function withTimeout<T>(ms: number, promise: Promise<T>, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(fallback), ms)))
  return Promise.race([promise.catch(() => fallback), timeout]).finally(() => clearTimeout(timer))
}

/**
 * /livez: the process runs, whatever else is broken; for a container. /readyz: requests can be served; for a
 * proxy. /healthz: the same, for people. Degraded optional parts are reported, but keep the server in the
 * proxy.
 */
export function serveHealth(app: Hono<HonoEnv>, health: () => Promise<Health>, stopping?: AbortSignal): void {
  const noStoreHeaders = { 'Cache-Control': 'no-store' }
  app.get('/livez', ({ json }) => json({ ok: true }, 200, noStoreHeaders))
  for (const path of ['/readyz', '/healthz'])
    app.get(path, async ({ json }) => {
      const status = stopping?.aborted ? { ok: false, stopping: true } : await health()
      return json(status, status.ok ? 200 : 503, noStoreHeaders)
    })
}

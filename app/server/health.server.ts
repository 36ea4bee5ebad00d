import type { Hono } from 'hono'
import type { FrontEnv } from './tell-answers.server'

/** Whoever asks waits no longer than this, ms: for what is needed, longer than a busy database takes. */
const neededMs = 3_000
const helpfulMs = 1_000
/** Many may ask, and every answer looks at the database and its disk. */
const rememberedMs = 1_000

export type Health = { ok: boolean } & Record<string, unknown>
type Check = () => Promise<boolean>

type Checked = {
  /** What every answer needs that changes something: the database, its disk. */
  readiness(): Promise<{ ok: boolean } & Record<string, boolean>>
  /** What the product can do without: it reads, takes and saves what people write, and says what it cannot do. */
  helpful: Record<string, Check>
  /** What people are told of the service besides. */
  about: Record<string, unknown>
}

/** @returns what tells how the product is, looked at once a second at the most; never throws. */
export function createHealth({ readiness, helpful, about }: Checked, now = Date.now): () => Promise<Health> {
  let last: { at: number; health: Promise<Health> } | undefined

  async function look(): Promise<Health> {
    const parts = Object.entries(helpful).map(
      async ([name, works]) => [name, await within(helpfulMs, works(), false)] as const,
    )
    const [needed, ...others] = await Promise.all([within(neededMs, readiness(), { ok: false }), ...parts])
    const degraded = others.flatMap(([name, works]) => (works ? [] : [name]))
    return { ...needed, ...Object.fromEntries(others), degraded, ...about }
  }
  return () => {
    if (!last || now() - last.at >= rememberedMs) last = { at: now(), health: look() }
    return last.health
  }
}

async function within<T>(ms: number, asked: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), ms)))
  return Promise.race([asked.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
}

/**
 * /livez: the process answers, whatever else is broken; a container asks. /readyz: people may be sent here; a proxy asks. /healthz:
 * the same, for people. What only degrades the product is said, and takes no machine out.
 */
export function serveHealth(
  front: Hono<FrontEnv>,
  health: () => Promise<Health>,
  stopping?: AbortSignal,
): void {
  const notKept = { 'Cache-Control': 'no-store' }
  front.get('/livez', ({ json }) => json({ ok: true }, 200, notKept))
  for (const path of ['/readyz', '/healthz'])
    front.get(path, async ({ json }) => {
      const state = stopping?.aborted ? { ok: false, stopping: true } : await health()
      return json(state, state.ok ? 200 : 503, notKept)
    })
}

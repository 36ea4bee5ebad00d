import { expect, test, vi } from 'vitest'
import { createStandaloneHandler } from './standalone-handler'

const ready = { ok: true, database: true, disk: true }

function outside(state = ready, isStopping = false) {
  const fetch = vi.fn(() => Promise.resolve(new Response('a call')))
  const ask = createStandaloneHandler({
    fetch,
    readiness: () => Promise.resolve(state),
    isStopping: () => isStopping,
    settings: { sharedSecret: undefined, metricsToken: undefined },
  })
  return {
    fetch,
    async ask(path: string) {
      const answer = await ask(new Request(`http://api.example${path}`), '203.0.113.1')
      return { status: answer.status, body: (await answer.json()) as unknown }
    },
  }
}

test.each(['/readyz', '/healthz'])('the standalone API reports its readiness at %s', async (path) => {
  expect(await outside().ask(path)).toEqual({ status: 200, body: ready })
  const full = { ok: false, database: true, disk: false }
  expect(await outside(full).ask(path)).toEqual({ status: 503, body: full })
})

test('the standalone API is live while its database does not answer, and while it stops', async () => {
  const { ask, fetch } = outside({ ok: false, database: false, disk: true }, true)
  expect(await ask('/livez')).toEqual({ status: 200, body: { ok: true } })
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ok: false, stopping: true } })
  expect(fetch).not.toHaveBeenCalled()
})

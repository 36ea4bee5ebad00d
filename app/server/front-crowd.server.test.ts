import { expect, test } from 'vitest'
import { readSettings } from '#app/settings.server'
import { createFront, type FrontParts } from './front.server'
import { createLog } from './log.server'

const origin = 'https://resume.example.com'

/** With room for one answer at a time. */
function frontFor(handle: FrontParts['handle']) {
  return createFront({
    settings: readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin }),
    log: createLog('silent'),
    health: () => Promise.resolve({ ok: true }),
    handle,
    openContext: (visit) => ({ visit }) as ReturnType<FrontParts['openContext']>,
    sessionSecrets: ['a secret of this test'],
    passLetter: () => Promise.resolve(new Response(null, { status: 204 })),
    room: { few: 1, most: 1, longestWaitMs: 1_000 },
  })
}

test('whoever comes besides as many as may be answered at once is told to come back, and health is still told', async () => {
  let finish = () => {}
  const slow: FrontParts['handle'] = () =>
    new Promise((resolve) => (finish = () => resolve(new Response('late'))))
  const front = frontFor(slow)
  const first = front.request('/')
  const second = await front.request('/')
  expect(second.status).toBe(503)
  expect(second.headers.get('retry-after')).toBe('2')
  expect((await front.request('/healthz')).status).toBe(200)
  finish()
  expect(await (await first).text()).toBe('late')
})

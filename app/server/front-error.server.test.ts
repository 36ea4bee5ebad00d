import { expect, test } from 'vitest'
import { createFront, type FrontParts } from './front.server'
import { createLog } from './log.server'
import { readSettings } from '#app/settings.server'

test('a handler that throws becomes a 500 without its insides, with the security headers', async () => {
  const front = createFront({
    settings: readSettings({ NODE_ENV: 'test' }),
    log: createLog('silent'),
    health: async () => ({ ok: true }),
    handle: () => Promise.reject(new Error('secret detail')),
    passLetter: () => Promise.resolve(new Response(null)),
    sessionSecrets: ['a secret of this test'],
    openContext: () => ({}) as ReturnType<FrontParts['openContext']>,
  })
  const response = await front.request('/anything')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

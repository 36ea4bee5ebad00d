import { expect, test } from '../support/fixtures'

for (const path of ['/readyz', '/healthz'])
  test(
    `${path} reports readiness and all its components`,
    { tag: ['@desktop', '@smoke'] },
    async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      const parts = { ok: true, database: true, disk: true, typesetting: true, degraded: [] }
      expect(await answer.json()).toMatchObject(parts)
    },
  )

test('/livez reports only that the process responds', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/livez')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
})

import { expect, test } from '../support/fixtures'

for (const path of ['/readyz', '/healthz'])
  test(
    `${path} says that people may be sent here, and that all parts work`,
    { tag: ['@desktop', '@smoke'] },
    async ({ request }) => {
      const answer = await request.get(path)
      expect(answer.status()).toBe(200)
      const parts = { ok: true, database: true, disk: true, typesetting: true, degraded: [] }
      expect(await answer.json()).toMatchObject(parts)
    },
  )

test(
  '/livez says that the process answers, and nothing of its parts',
  { tag: '@desktop' },
  async ({ request }) => {
    const answer = await request.get('/livez')
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toEqual({ ok: true })
  },
)

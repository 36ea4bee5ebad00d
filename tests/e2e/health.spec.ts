import { expect, test } from './page'

test('the server says that it is well', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/healthz')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true })
})

import { expect, test, vi } from 'vitest'
import { createWebhookForwarder } from './forward-webhook.server'

const address = 'https://resume.example.com/api/pay/wx/notify'
const letter = (init: RequestInit = {}) =>
  new Request(address, { method: 'POST', body: '{"a": 1}\n', ...init })

test('a webhook is forwarded byte for byte, with the headers of its signature and no other', async () => {
  const send = vi.fn((_: string, __: RequestInit) => new Response(null, { status: 204 }))
  const headers = {
    'content-type': 'application/json',
    'wechatpay-signature': 'abc',
    'wechatpay-serial': 'PUB_KEY_ID_1',
    cookie: 'auth-storage=x',
    authorization: 'Bearer x',
    'x-forwarded-for': '1.2.3.4',
  }
  const answer = await createWebhookForwarder({ baseUrl: 'http://api', send })(letter({ headers }))
  expect(answer.status).toBe(204)
  const [to, init] = send.mock.calls[0]!
  expect(to).toBe('http://api/api/pay/wx/notify')
  expect(new TextDecoder().decode(init.body as ArrayBuffer)).toBe('{"a": 1}\n')
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    'content-type': 'application/json',
    'wechatpay-signature': 'abc',
    'wechatpay-serial': 'PUB_KEY_ID_1',
  })
})

test("a webhook's response is the status only", async () => {
  const send = () => Response.json({ secret: true }, { status: 401, headers: { 'set-cookie': 'a=b' } })
  const answer = await createWebhookForwarder({ baseUrl: 'http://api', send })(letter())
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([401, '', null])
})

test('a webhook that cannot be delivered gets a 502, so that it is repeated', async () => {
  const send = () => Promise.reject(new TypeError('fetch failed'))
  expect((await createWebhookForwarder({ baseUrl: 'http://api', send })(letter())).status).toBe(502)
})

import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ReceivedRequest,
  type FakeProvider,
  startFakeProvider,
} from '../../testing/fake-provider-server'
import { createAliyunSms } from './aliyun-sms'
import { SmsFailure } from './sms-provider'

const keys = {
  accessKeyId: 'LTAI-test',
  accessKeySecret: 'the secret of Aliyun',
  signName: '智能简历（测试）',
  templateCode: 'SMS_1*2~3',
}
const now = Date.UTC(2026, 4, 1, 9, 8, 7, 654)
const message = { phone: '13800138000', code: '012345', purpose: 'login' } as const

/**
 * ACS3-HMAC-SHA256 as documented, from the received request: method, path, sorted query, the signed headers
 * one per line, their names, the body's hash.
 */
function expectedAuthorization({ method, url, headers, body }: ReceivedRequest): string {
  const percent = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) =>
        /[A-Za-z0-9\-_.~]/.test(String.fromCharCode(byte))
          ? String.fromCharCode(byte)
          : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('')
  const query = [...url.searchParams]
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .sort()
    .join('&')
  const names = Object.keys(headers)
    .filter((name) => name === 'host' || name.startsWith('x-acs-'))
    .sort()
  const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
  let canonical = `${method}\n${url.pathname}\n${query}\n`
  for (const name of names) canonical += `${name}:${String(headers[name]).trim()}\n`
  canonical += `\n${names.join(';')}\n${hex(body)}`
  const mac = createHmac('sha256', keys.accessKeySecret)
  const signature = mac.update(`ACS3-HMAC-SHA256\n${hex(canonical)}`).digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${keys.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`
}

describe('Aliyun SendSms', () => {
  let double: FakeProvider
  beforeAll(async () => (double = await startFakeProvider()))
  afterAll(() => double.close())
  const send = (more = {}) =>
    createAliyunSms({ ...keys, endpoint: double.endpoint, ...more }, () => now).send(message)
  const failure = () =>
    send().then(
      () => 'sent',
      (error: SmsFailure) => [error.name, error.kind, error.message],
    )

  test('sends the documented request, signed', async () => {
    double.respondWith({ body: '{"Code":"OK","Message":"OK","BizId":"1","RequestId":"2"}' })
    await send()
    const request = double.requests.at(-1)!
    expect(request.headers.authorization).toBe(expectedAuthorization(request))
    expect([request.method, request.url.pathname, request.body]).toEqual(['POST', '/', ''])
    expect(Object.fromEntries(request.url.searchParams)).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '智能简历（测试）',
      TemplateCode: 'SMS_1*2~3',
      TemplateParam: '{"code":"012345"}',
    })
    expect(request.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': '2026-05-01T09:08:07Z',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    })
    await send()
    const nonces = double.requests.slice(-2).map(({ headers }) => headers['x-acs-signature-nonce'])
    expect(new Set(nonces).size).toBe(2)
  })

  test.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'limited'],
    ['isv.DAY_LIMIT_CONTROL', 200, 'limited'],
    ['Throttling.User', 429, 'limited'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'failed'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'failed'],
    ['SignatureDoesNotMatch', 400, 'failed'],
    ['InvalidAccessKeyId.NotFound', 404, 'failed'],
  ])('%s means %s %s', async (code, status, kind) => {
    double.respondWith({
      status,
      body: JSON.stringify({ Code: code, Message: '13800138000 …', RequestId: '1' }),
    })
    expect(await failure()).toEqual(['SmsFailure', kind, `aliyun: ${code}`])
  })

  test.each([
    ['a page of a proxy', { status: 502, type: 'text/html', body: '<html>Bad Gateway</html>' }, 'HTTP 502'],
    ['nothing', { status: 500, body: '' }, 'HTTP 500'],
    ['other JSON', { body: '{"ok":true}' }, 'HTTP 200'],
    ['a list', { body: '[]' }, 'HTTP 200'],
  ])('%s is a failure', async (_, response, status) => {
    double.respondWith(response)
    expect(await failure()).toEqual(['SmsFailure', 'failed', `${status} without an answer that can be read`])
  })

  test('gives up after the timeout, and follows no redirect', async () => {
    double.respondWith({ body: '{"Code":"OK"}', afterMs: 5_000 })
    await expect(send({ patienceMs: 50 })).rejects.toMatchObject({ message: 'no answer (TimeoutError)' })
    await expect(send({ endpoint: 'http://127.0.0.1:1' })).rejects.toBeInstanceOf(SmsFailure)
    double.respondWith({ status: 302, body: '' })
    await expect(send()).rejects.toBeInstanceOf(SmsFailure)
  })
})

import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ReceivedRequest,
  type FakeProvider,
  startFakeProvider,
} from '../../testing/fake-provider-server'
import type { SmsFailure } from './sms-provider'
import { createTencentSms } from './tencent-sms'

const keys = {
  secretId: 'AKID-test',
  secretKey: 'the secret of Tencent',
  appId: '1400006666',
  signName: '智能简历',
  templateId: '1110',
  region: 'ap-guangzhou',
}
/** Past midnight in China but not in UTC: the date of the signature is in UTC. */
const now = Date.UTC(2026, 4, 1, 17, 8, 7, 999)
const message = { phone: '13800138000', code: '012345', purpose: 'bind' } as const

/** TC3-HMAC-SHA256 as documented, step by step, from the received request. */
function expectedAuthorization({ method, url, headers, body }: ReceivedRequest): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const canonicalRequest = `${method}
${url.pathname}
${url.search.slice(1)}
content-type:${headers['content-type']}
host:${headers.host}

content-type;host
${hash(body)}`
  const timestamp = Number(headers['x-tc-timestamp'])
  const date = new Date(timestamp * 1000).toISOString().split('T')[0]!
  const stringToSign = `TC3-HMAC-SHA256
${timestamp}
${date}/sms/tc3_request
${hash(canonicalRequest)}`
  const secretDate = createHmac('sha256', `TC3${keys.secretKey}`).update(date).digest()
  const secretService = createHmac('sha256', secretDate).update('sms').digest()
  const secretSigning = createHmac('sha256', secretService).update('tc3_request').digest()
  const signature = createHmac('sha256', secretSigning).update(stringToSign).digest('hex')
  return `TC3-HMAC-SHA256 Credential=${keys.secretId}/${date}/sms/tc3_request, SignedHeaders=content-type;host, Signature=${signature}`
}

describe('Tencent SendSms', () => {
  let double: FakeProvider
  beforeAll(async () => (double = await startFakeProvider()))
  afterAll(() => double.close())
  const send = (more = {}) =>
    createTencentSms({ ...keys, endpoint: double.endpoint, ...more }, () => now).send(message)
  const says = (Response: unknown, status = 200) =>
    double.respondWith({ status, body: JSON.stringify({ Response }) })
  const failure = () =>
    send().then(
      () => 'sent',
      (error: SmsFailure) => [error.name, error.kind, error.message],
    )

  test('sends the documented request, signed', async () => {
    says({ SendStatusSet: [{ Code: 'Ok', Message: 'send success', SerialNo: '1', Fee: 1 }], RequestId: '2' })
    await send()
    const request = double.requests.at(-1)!
    expect(request.headers.authorization).toBe(expectedAuthorization(request))
    expect(request.headers.authorization).toContain('/2026-05-01/sms/')
    expect([request.method, request.url.pathname]).toEqual(['POST', '/'])
    expect(JSON.parse(request.body)).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: '智能简历',
      TemplateId: '1110',
      TemplateParamSet: ['012345'],
    })
    expect(request.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': String(Math.floor(now / 1000)),
    })
  })

  test.each([
    ['LimitExceeded.PhoneNumberThirtySecondLimit', 'limited'],
    ['LimitExceeded.PhoneNumberDailyLimit', 'limited'],
    ['FailedOperation.InsufficientBalanceInSmsPackage', 'failed'],
    ['InvalidParameterValue.IncorrectPhoneNumber', 'failed'],
  ])('a message refused with %s is %s', async (code, kind) => {
    says({ SendStatusSet: [{ Code: code, Message: '+8613800138000' }], RequestId: '1' })
    expect(await failure()).toEqual(['SmsFailure', kind, `tencent: ${code}`])
  })

  test.each([
    ['RequestLimitExceeded', 'limited'],
    ['AuthFailure.SignatureFailure', 'failed'],
  ])('a call refused with %s is %s', async (code, kind) => {
    says({ Error: { Code: code, Message: '…' }, RequestId: '1' })
    expect(await failure()).toEqual(['SmsFailure', kind, `tencent: ${code}`])
  })

  test.each([
    ['a page of a proxy', { status: 502, type: 'text/html', body: '<html>Bad Gateway</html>' }, 'HTTP 502'],
    ['nothing', { status: 500, body: '' }, 'HTTP 500'],
    ['nobody it was sent to', { body: '{"Response":{"SendStatusSet":[]}}' }, 'HTTP 200'],
  ])('%s is a failure', async (_, response, status) => {
    double.respondWith(response)
    expect(await failure()).toEqual(['SmsFailure', 'failed', `${status} without an answer that can be read`])
  })

  test('gives up after the timeout', async () => {
    double.respondWith({ body: '{}', afterMs: 5_000 })
    await expect(send({ patienceMs: 50 })).rejects.toMatchObject({ message: 'no answer (TimeoutError)' })
  })
})

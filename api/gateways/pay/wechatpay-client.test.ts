import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import {
  certificateSerial,
  keys,
  merchantAt,
  now,
  payment,
  type SignatureOptions,
  signatureOf,
  transaction,
} from '../../testing/wechatpay-reference'
import type { Merchant } from './merchant'
import { createWechatPayClient } from './wechatpay-client'

const purchase = {
  tradeNo: 'T20260501',
  description: '智能简历 基础月卡',
  fen: 990,
  expiresAt: now + 1_800_000,
}

type Reply = SignatureOptions & { status?: number; body?: object | string; hangs?: boolean }
let server: Server
let merchant: Merchant
let reply: Reply
let received: { request: IncomingMessage; body: string }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received = { request, body: Buffer.concat(chunks).toString() }
    if (reply.hangs) return
    const { status = 200, body = {} } = reply
    const text = status === 204 ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, signatureOf(text, reply)).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  reply = {}
  merchant = merchantAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
const client = (timeoutMs = 5_000) =>
  createWechatPayClient({ merchant, clock: () => now, simulated: false, timeoutMs })

describe('requests to WeChat Pay', () => {
  test('signs a native order so that another implementation verifies it', async () => {
    reply = { body: { code_url: 'weixin://wxpay/bizpayurl?pr=1' } }
    expect(await client().native(purchase)).toBe('weixin://wxpay/bizpayurl?pr=1')
    expect(JSON.parse(received.body)).toEqual({
      appid: 'wx1',
      mchid: '1900000001',
      description: '智能简历 基础月卡',
      out_trade_no: 'T20260501',
      time_expire: '2026-05-01T08:30:00+08:00',
      notify_url: 'https://resume.example.com/api/pay/wx/notify',
      amount: { total: 990, currency: 'CNY' },
    })
    const { headers, method, url } = received.request
    expect(headers['wechatpay-serial']).toBe('PUB_KEY_ID_1')
    const parts =
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="(\w+)",signature="([^"]+)",timestamp="(\d+)",serial_no="MERCHANTSERIAL"$/
    const [, nonce = '', signature = '', timestamp = ''] = parts.exec(headers.authorization!) ?? []
    const message = Formatter.request(method!, url!, timestamp, nonce, received.body)
    expect(Rsa.verify(message, signature, keys.merchant.publicKey)).toBe(true)
    expect(Rsa.verify(message, signature, keys.unknownKey.publicKey)).toBe(false)
  })

  test('creates a JSAPI order, and signs the bridge call', async () => {
    reply = { body: { prepay_id: 'wx2001' } }
    expect(await client().jsapi({ ...purchase, openId: 'o1' })).toBe('wx2001')
    expect(JSON.parse(received.body)).toMatchObject({ payer: { openid: 'o1' }, amount: { total: 990 } })
    const call = client().bridgeCall('wx2001')
    expect(call).toMatchObject({ wxMpAppId: 'wx1', wxPackage: 'prepay_id=wx2001', wxSignType: 'RSA' })
    const message = Formatter.joinedByLineFeed('wx1', call.wxTimestamp, call.wxNonceStr, 'prepay_id=wx2001')
    expect(Rsa.verify(message, call.wxPaySign, keys.merchant.publicKey)).toBe(true)
  })

  test('signs a query including its query string', async () => {
    reply = { body: transaction }
    expect(await client().query('T20260501')).toEqual({ is: 'paid', payment })
    expect(received.request.url).toBe('/v3/pay/transactions/out-trade-no/T20260501?mchid=1900000001')
    const [, nonce = '', signature = '', timestamp = ''] =
      /nonce_str="(\w+)",signature="([^"]+)",timestamp="(\d+)"/.exec(
        received.request.headers.authorization!,
      ) ?? []
    const message = Formatter.request('GET', received.request.url!, timestamp, nonce, '')
    expect(Rsa.verify(message, signature, keys.merchant.publicKey)).toBe(true)
  })

  test('closes an order by a response without a body', async () => {
    reply = { status: 204 }
    await client().close('T20260501')
    expect(received.request.url).toBe('/v3/pay/transactions/out-trade-no/T20260501/close')
    expect(JSON.parse(received.body)).toEqual({ mchid: '1900000001' })
  })

  test("accepts WeChat's certificate when there is no public key", async () => {
    merchant.platformKeys = new Map([[certificateSerial, keys.certificate.publicKey]])
    reply = { body: { code_url: 'weixin://1' }, key: keys.certificate.privateKey, serial: certificateSerial }
    expect(await client().native(purchase)).toBe('weixin://1')
    expect(received.request.headers).not.toHaveProperty('wechatpay-serial')
  })

  test('accepts either key while the merchant migrates to the public key', async () => {
    reply = { body: { code_url: 'weixin://1' }, key: keys.certificate.privateKey, serial: certificateSerial }
    expect(await client().native(purchase)).toBe('weixin://1')
  })
})

describe('the state of an order', () => {
  test.each([
    ['SUCCESS', { is: 'paid', payment }],
    ['REFUND', { is: 'refunded' }],
    ['CLOSED', { is: 'closed' }],
    ['NOTPAY', { is: 'open' }],
    ['USERPAYING', { is: 'open' }],
    ['of tomorrow', { is: 'open' }],
  ])('%s', async (trade_state, standing) => {
    reply = { body: { ...transaction, trade_state } }
    expect(await client().query('T20260501')).toEqual(standing)
  })

  test.each(['ORDER_NOT_EXIST', 'ORDERNOTEXIST'])('%s', async (code) => {
    reply = { status: 404, body: { code, message: '订单不存在' }, signed: false }
    expect(await client().query('T20260501')).toEqual({ is: 'unknown' })
  })
})

describe('failures have a kind', () => {
  test.each<[string, Reply, string]>([
    ['ORDERPAID', { status: 400, body: { code: 'ORDERPAID' } }, 'paid'],
    ['OUT_TRADE_NO_USED', { status: 403, body: { code: 'OUT_TRADE_NO_USED' } }, 'taken'],
    ['PARAM_ERROR', { status: 400, body: { code: 'PARAM_ERROR' } }, 'refused'],
    ['OPENID_MISMATCH', { status: 500, body: { code: 'OPENID_MISMATCH' } }, 'refused'],
    ['SIGN_ERROR', { status: 401, body: { code: 'SIGN_ERROR' } }, 'refused'],
    ['too often', { status: 429, body: { code: 'FREQUENCY_LIMITED' } }, 'unavailable'],
    ['500', { status: 500, body: { code: 'SYSTEM_ERROR' } }, 'unavailable'],
    ['502 in HTML', { status: 502, body: '<html>', signed: false }, 'unavailable'],
    ['unsigned', { body: transaction, signed: false }, 'unavailable'],
    ['signed by a stranger', { body: transaction, key: keys.unknownKey.privateKey }, 'unavailable'],
    ['signed with an unknown key', { body: transaction, serial: 'PUB_KEY_ID_2' }, 'unavailable'],
    ['signed five minutes ago', { body: transaction, at: now - 301_000 }, 'unavailable'],
    ['signed in five minutes', { body: transaction, at: now + 301_000 }, 'unavailable'],
    ['no JSON', { body: 'ok' }, 'unavailable'],
    ['another form', { body: { ...transaction, amount: { total: '990' } } }, 'unavailable'],
    ['paid, but not how much', { body: { ...transaction, amount: undefined } }, 'unavailable'],
    ['another order', { body: { ...transaction, out_trade_no: 'T20260502' } }, 'unavailable'],
    ['another merchant', { body: { ...transaction, mchid: '1900000002' } }, 'refused'],
    ['another application', { body: { ...transaction, appid: 'wx2' } }, 'refused'],
    ['dollars', { body: { ...transaction, amount: { total: 990, currency: 'USD' } } }, 'refused'],
  ])('%s', async (_, wrong, kind) => {
    reply = wrong
    await expect(client().query('T20260501')).rejects.toMatchObject({ name: 'PayFailure', kind })
  })

  test('accepts a clock difference of up to five minutes', async () => {
    reply = { body: transaction, at: now - 299_000 }
    expect(await client().query('T20260501')).toMatchObject({ is: 'paid' })
  })

  test('gives up on a server that does not answer', async () => {
    reply = { hangs: true }
    await expect(client(50).close('T20260501')).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'no answer in 50 ms',
    })
  })

  test('reports an unreachable server', async () => {
    merchant.apiUrl = 'http://127.0.0.1:1'
    await expect(client().native(purchase)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

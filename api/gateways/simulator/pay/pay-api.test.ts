import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { deriveOpenId, simulatedPeople } from '../weixin/simulated-people'
import { type Simulator, startSimulator } from '../start-simulator'

// The merchant uses another implementation of API v3, so that our client is not the only one to understand
// the simulator.
let simulator: Simulator
let product: Server
let notifications: { body: string; headers: NodeJS.Dict<string | string[]> }[]
let answers: number[]

beforeEach(async () => {
  notifications = []
  answers = []
  product = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    notifications.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
    response.writeHead(answers.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  simulator = await startSimulator({
    clock: Date.now,
    publicOrigin: 'https://resume.example.com',
  })
})
afterEach(async () => {
  await simulator.close()
  product.close()
})

type Answer = { status: number; data: any } // eslint-disable-line @typescript-eslint/no-explicit-any

async function ask(
  method: 'get' | 'post',
  path: string,
  body?: object,
  privateKey = simulator.merchant.privateKey,
) {
  const { mchId, serial, platformKeys, apiUrl } = simulator.merchant
  const client = new Wechatpay({
    mchid: mchId,
    serial,
    privateKey: pemOf(privateKey),
    certs: Object.fromEntries([...platformKeys].map(([id, key]) => [id, pemOf(key)])),
    baseURL: apiUrl,
  })
  const chain = (
    client as unknown as Record<string, Record<'get' | 'post', (...given: unknown[]) => Promise<Answer>>>
  )[path]!
  const response = method === 'get' ? chain.get({ params: body, ...named }) : chain.post(body, named)
  const { status, data } = await response.catch((error: { response?: Answer }) => {
    if (!error.response) throw error
    return error.response
  })
  return { status, data }
}

const transactions = 'v3/pay/transactions'
/** Passed separately: the plugin would treat capitals in the path as parameters of its own. */
const named = { no: 'T20260501' }
function pemOf(key: KeyObject): string {
  return key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()
}
const wanted = (change: object = {}) => ({
  appid: simulator.merchant.appId,
  mchid: simulator.merchant.mchId,
  description: '智能简历 基础月卡',
  out_trade_no: 'T20260501',
  time_expire: new Date(Date.now() + 1_800_000).toISOString().replace(/\.\d+Z/, '+00:00'),
  notify_url: `http://127.0.0.1:${(product.address() as AddressInfo).port}/api/pay/wx/notify`,
  amount: { total: 990, currency: 'CNY' },
  ...change,
})
const native = (change: object = {}) => ask('post', `${transactions}/native`, wanted(change))
const query = () => ask('get', `${transactions}/out-trade-no/{no}`, { mchid: simulator.merchant.mchId })
const close = () =>
  ask('post', `${transactions}/out-trade-no/{no}/close`, { mchid: simulator.merchant.mchId })
const page = (address: string, action?: string) =>
  simulator.fetch(
    new Request(address, action ? { method: 'POST', body: new URLSearchParams({ do: action }) } : undefined),
  )

describe('a merchant with another implementation', () => {
  test('places an order, and gets its QR code', async () => {
    const { status, data } = await native()
    expect(status).toBe(200)
    expect(data.code_url).toMatch(/^https:\/\/resume\.example\.com\/dev\/pay\/[0-9a-f]{32}$/)
    expect((await query()).data).toMatchObject({ trade_state: 'NOTPAY', out_trade_no: 'T20260501' })
  })

  test('decrypts the notification of a payment', async () => {
    const { data } = await native()
    await page(data.code_url, 'pay')
    expect(notifications).toHaveLength(1)
    const { body, headers } = notifications[0]!
    const header = (name: string) => String(headers[`wechatpay-${name}`])
    const key = simulator.merchant.platformKeys.get(header('serial'))!
    const message = Formatter.response(header('timestamp'), header('nonce'), body)
    expect(Rsa.verify(message, header('signature'), key)).toBe(true)
    const { resource } = JSON.parse(body)
    const opened = Aes.AesGcm.decrypt(
      resource.ciphertext,
      Buffer.from(simulator.merchant.apiV3Key),
      resource.nonce,
      resource.associated_data,
    )
    const known = (await query()).data
    expect(JSON.parse(opened)).toEqual(known)
    expect(known).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 990, currency: 'CNY' } })
  })

  test('closes an order for good', async () => {
    const { data } = await native()
    expect((await close()).status).toBe(204)
    expect((await query()).data.trade_state).toBe('CLOSED')
    await page(data.code_url, 'pay')
    expect((await query()).data.trade_state).toBe('CLOSED')
    expect((await native()).data.code).toBe('ORDER_CLOSED')
  })

  test('places an order again: the same order with a new code, and the old code is void', async () => {
    const given = wanted()
    const [one, other] = [await native(given), await native(given)]
    expect(other.data.code_url).not.toBe(one.data.code_url)
    expect((await page(one.data.code_url)).status).toBe(404)
    expect((await page(other.data.code_url)).status).toBe(200)
  })
})

describe('refused requests', () => {
  test.each<[string, object, string]>([
    ['a price of nothing', { amount: { total: 0 } }, 'PARAM_ERROR'],
    ['yuan for fen', { amount: { total: 9.9 } }, 'PARAM_ERROR'],
    ['dollars', { amount: { total: 990, currency: 'USD' } }, 'PARAM_ERROR'],
    ['a number too short', { out_trade_no: 'T1' }, 'PARAM_ERROR'],
    ['no description', { description: '' }, 'PARAM_ERROR'],
    ['a query in notify_url', { notify_url: 'https://resume.example.com/notify?a=1' }, 'PARAM_ERROR'],
    ['an end that is near', { time_expire: '2026-05-01T00:00:00+08:00' }, 'PARAM_ERROR'],
    ['an end without a zone', { time_expire: '2036-05-01T00:00:00' }, 'PARAM_ERROR'],
    ['another application', { appid: 'wx2' }, 'APPID_MCHID_NOT_MATCH'],
    ['another merchant', { mchid: '1900000002' }, 'APPID_MCHID_NOT_MATCH'],
  ])('%s', async (_, change, code) => {
    const { status, data } = await native(change)
    expect([status, data.code]).toEqual([400, code])
  })

  test('refuses the same number with other values', async () => {
    await native()
    expect((await native({ amount: { total: 1990, currency: 'CNY' } })).data.code).toBe('OUT_TRADE_NO_USED')
  })

  test('refuses to place or close a paid order', async () => {
    const { data } = await native()
    await page(data.code_url, 'lose')
    expect((await native()).data.code).toBe('ORDERPAID')
    expect((await close()).data.code).toBe('ORDERPAID')
  })

  test('refuses unknown orders', async () => {
    expect(await query()).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
    expect(await close()).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
  })

  test("refuses another merchant's signature", async () => {
    const otherUser = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const { status, data } = await ask('post', `${transactions}/native`, wanted(), otherUser)
    expect([status, data.code]).toEqual([401, 'SIGN_ERROR'])
    expect((await fetch(`${simulator.merchant.apiUrl}/${transactions}/out-trade-no/T20260501`)).status).toBe(
      401,
    )
  })

  test('refuses a payer of another application', async () => {
    const [person] = simulatedPeople
    const order = (openid: string) =>
      ask('post', `${transactions}/jsapi`, wanted({ payer: { openid } })).then(({ data }) => data)
    expect(await order(deriveOpenId('wxde00000000000002', person!))).toMatchObject({
      code: 'OPENID_MISMATCH',
    })
    expect(await order('somebody')).toMatchObject({ code: 'OPENID_MISMATCH' })
    expect(await order(deriveOpenId(simulator.merchant.appId, person!))).toEqual({
      prepay_id: expect.stringMatching(/^wx[0-9a-f]{32}$/),
    })
  })
})

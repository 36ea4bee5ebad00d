import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type CallName, endpoints, type InputOf } from '#contract/http/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiService, startApi } from '../../../server/start-api'
import { silentLog } from '../../../server/log'
import { readApiSettings } from '../../../settings'
import { emptySqlite, type EmptyDatabase, sqliteWorker } from '../../../testing/databases'

// End to end: our client, the simulator's API, its page, and its notification over HTTP to the product.
let place: EmptyDatabase
let api: ApiService
let product: Server
let token: string
let phone = 13_800_138_000

beforeAll(async () => {
  place = await emptySqlite()
  const listener = getRequestListener((request) => api.fetch(request))
  product = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  const root = join(import.meta.dirname, '../../../..')
  const publicOrigin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
  const env = { NODE_ENV: 'test', PUBLIC_ORIGIN: publicOrigin, DATA_DIR: place.options.dataDir }
  api = await startApi(readApiSettings(env), {
    sqliteWorker,
    templatesDir: join(root, 'templates'),
    contentDir: join(root, 'content'),
    secrets: ['a secret of the tests, long enough to be one'],
    log: silentLog,
  })
})
afterAll(async () => {
  product.close()
  await api.close()
  await place.remove()
})

async function call<N extends CallName>(name: N, input: InputOf<N>) {
  const { method, path } = endpoints[name]
  // Every user has an address of their own, because codes per address are limited.
  const address = `10.0.0.${phone % 250}`
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const isGet = method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const body = isGet ? undefined : JSON.stringify(input)
  const response = await api.fetch(new Request(`http://api${path}${query}`, { method, headers, body }))
  return (await response.json()) as { code: number; data: any } // eslint-disable-line @typescript-eslint/no-explicit-any
}

beforeEach(async () => {
  token = ''
  const phoneNumber = String(++phone)
  await call('sendLoginCode', { phone: phoneNumber })
  const messages = (await call('listOutbox', {})).data as { phone: string; code: string }[]
  const captcha = messages.find((message) => message.phone === phoneNumber)!.code
  token = (await call('loginByPhone', { phone: phoneNumber, captcha })).data.token
})

const press = (address: string, action: string) =>
  api.simulator!.fetch(new Request(address, { method: 'POST', body: new URLSearchParams({ do: action }) }))
const plan = async () => (await call('fetchPlanBenefits', {})).data.plan as string
const stateOf = async (tradeNo: string) => (await call('readOrder', { tradeNo })).data.state as string
const ledger = async () => (await call('readMembership', {})).data.ledger as unknown[]

describe('paying by QR code end to end', () => {
  test.each([
    ['pay', 'granted', '200'],
    ['double', 'granted', '200'],
    ['lose', 'created', '01'],
    ['forge', 'created', '01'],
    ['cancel', 'created', '01'],
  ])('%s: %s', async (action, state, planId) => {
    const { data: order } = await call('orderNative', { productId: '200' })
    await press(order.wxPayQrCode, action)
    expect([await stateOf(order.tradeNo), await plan()]).toEqual([state, planId])
    expect(await ledger()).toHaveLength(state === 'granted' ? 1 : 0)
  })

  test('a lost notification is made up for by a check, once', async () => {
    const { data: order } = await call('orderNative', { productId: '300' })
    const check = () => call('checkNative', { productId: '300', tradeNo: order.tradeNo })
    expect((await check()).data.errorMsg).toBe('暂未查到支付结果，请稍后再确认；如已付款，无需重复支付')
    await press(order.wxPayQrCode, 'lose')
    // The provider is queried again after two seconds.
    await expect.poll(async () => (await check()).data as unknown).toBe(true)
    await press(order.wxPayQrCode, 'again')
    expect([await plan(), (await ledger()).length]).toEqual(['300', 1])
  })
})

test('a refund on the merchant platform is notified, and revokes the membership once', async () => {
  const { data: order } = await call('orderNative', { productId: '200' })
  await press(order.wxPayQrCode, 'pay')
  await press(order.wxPayQrCode, 'refund')
  await press(order.wxPayQrCode, 'refund')
  expect([await stateOf(order.tradeNo), await plan(), (await ledger()).length]).toEqual(['refunded', '01', 2])
})

test('a payment inside WeChat uses OAuth, the bridge and the payment page', async () => {
  const { data: apps } = await call('readWeixinApps', {})
  const { data: state } = await call('makeWeixinState', { pf: 'mp', purpose: 'pay', returnTo: '/pricing' })
  const query = new URLSearchParams({
    appid: apps.mp.appId,
    redirect_uri: 'http://localhost:3000/pricing?payStep=2',
    response_type: 'code',
    scope: 'snsapi_base',
    state,
    person: 'xiaoyu',
  })
  const confirm = new URL(`confirm?${query}`, apps.mp.authorizeUrl.replace('oauth2/', ''))
  const back = await api.simulator!.fetch(new Request(confirm))
  const authCode = new URL(back.headers.get('location')!).searchParams.get('code')!
  const { data: order } = await call('orderJsapi', {
    productId: '200',
    authState: state,
    authCode,
    authPf: 'mp',
  })
  const given = new URLSearchParams({
    appId: order.wxMpAppId,
    timeStamp: order.wxTimestamp,
    nonceStr: order.wxNonceStr,
    package: order.wxPackage,
    signType: order.wxSignType,
    paySign: order.wxPaySign,
  })
  const opened = await api.simulator!.fetch(new Request(new URL(`/dev/pay/jsapi?${given}`, confirm)))
  const { page } = (await opened.json()) as { page: string }
  await press(new URL(`/dev/pay/${page}`, confirm).href, 'pay')
  expect(await call('checkJsapi', { productId: '200', tradeNo: order.tradeNo })).toMatchObject({
    code: 0,
    data: true,
  })
  expect(await plan()).toBe('200')
})

import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PayProvider } from '../../pay/pay-provider'
import { createWechatPayClient } from '../../pay/wechatpay-client'
import { payBridge } from './pay-bridge-script'
import { type Simulator, startSimulator } from '../start-simulator'
import { deriveOpenId, simulatedPeople } from '../weixin/simulated-people'

const time = { now: Date.UTC(2026, 4, 1) }
const clock = () => time.now
let folder: string
let simulator: Simulator
let pay: PayProvider
let product: Server
let answers: number[]
let notified: number

async function start() {
  simulator = await startSimulator({
    clock,
    publicOrigin: 'https://resume.example.com',
    dataDir: folder,
  })
  const notifyUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}/notify`
  pay = createWechatPayClient({ merchant: { ...simulator.merchant, notifyUrl }, clock, simulated: true })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulator-'))
  answers = []
  notified = 0
  product = createServer((request, response) => {
    request.resume().on('end', () => {
      notified++
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  await start()
})
afterEach(async () => {
  await simulator.close()
  product.close()
  await rm(folder, { recursive: true })
})

const purchase = () => ({
  tradeNo: 'T20260501',
  description: '智能简历 <b>基础月卡</b>',
  fen: 990,
  expiresAt: time.now + 1_800_000,
})
const get = async (address: string) => {
  const response = await simulator.fetch(new Request(new URL(address, 'https://resume.example.com')))
  return { response, text: await response.text() }
}
const press = (address: string, action: string) =>
  simulator.fetch(new Request(address, { method: 'POST', body: new URLSearchParams({ do: action }) }))
const standing = async () => (await pay.query('T20260501')).is

describe('the payment page of an order', () => {
  test('says that it is simulated, runs no script, and shows the order', async () => {
    const { response, text } = await get(await pay.native(purchase()))
    expect(text).toContain('演示 · 模拟支付')
    expect(text).toContain('不会扣款')
    expect(text).toContain('¥9.90')
    expect(text).toContain('&lt;b&gt;基础月卡&lt;/b&gt;')
    expect(text).toMatch(/<html lang="zh-CN">/)
    expect(text).not.toMatch(/<script|\son\w+=|style="/)
    for (const name of ['确认支付', '取消', '支付但丢失回调', '重复回调', '错误签名'])
      expect(text).toContain(name)
    const style = /<style>([\s\S]*)<\/style>/.exec(text)![1]!
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toContain(`form-action 'self'`)
    expect(policy).toContain(`frame-ancestors 'self'`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['pay', 'paid', 1],
    ['lose', 'paid', 0],
    ['double', 'paid', 2],
    ['forge', 'open', 1],
    ['cancel', 'open', 0],
    ['again', 'open', 0],
    ['constructor', 'open', 0],
    ['', 'open', 0],
  ])('%s: %s, told %i times', async (action, is, times) => {
    const address = await pay.native(purchase())
    const response = await press(address, action)
    expect(response.status).toBe(303)
    expect(new URL(response.headers.get('location')!, address).href).toBe(address)
    expect(await standing()).toBe(is)
    expect(notified).toBe(times)
  })

  test('is paid once and says so, and its notification can be sent again', async () => {
    const address = await pay.native(purchase())
    await press(address, 'pay')
    await press(address, 'pay')
    expect(notified).toBe(1)
    const { text } = await get(address)
    expect(text).toContain('已支付')
    expect(text).toContain('已接收（HTTP 204）')
    expect(text).not.toContain('确认支付')
    answers = [401]
    await press(address, 'again')
    expect((await get(address)).text).toContain('已拒绝（HTTP 401）')
  })

  test('says when the product did not answer', async () => {
    const address = await pay.native(purchase())
    await new Promise((resolve) => product.close(resolve))
    await press(address, 'pay')
    expect((await get(address)).text).toContain('没有响应')
  })

  test('cannot pay an expired order', async () => {
    const address = await pay.native(purchase())
    time.now += 1_800_000
    await press(address, 'pay')
    expect(await standing()).toBe('open')
    expect((await get(address)).text).toContain('无法付款')
  })

  test('is not found for an unknown token', async () => {
    const { response, text } = await get('/dev/pay/0123')
    expect(response.status).toBe(404)
    expect(text).toContain('订单不存在')
  })
})

describe('simulated payments over a restart', () => {
  test('paid orders stay paid, and open ones can be paid', async () => {
    await press(await pay.native(purchase()), 'lose')
    const open = await pay.native({ ...purchase(), tradeNo: 'T20260502' })
    await simulator.close()
    await start()
    expect(await standing()).toBe('paid')
    await press(open, 'pay')
    expect((await pay.query('T20260502')).is).toBe('paid')
  })

  test('a truncated line affects no other, and old orders are dropped', async () => {
    const file = join(folder, 'simulated-payments.jsonl')
    await pay.native(purchase())
    await simulator.close()
    await writeFile(file, `${await readFile(file, 'utf8')}{"outTradeNo":"T2`)
    await start()
    expect(await standing()).toBe('open')
    await simulator.close()
    time.now += 8 * 24 * 3_600_000
    await start()
    expect(await standing()).toBe('unknown')
  })
})

describe('the payment bridge', () => {
  const openId = () => deriveOpenId(simulator.merchant.appId, simulatedPeople[0]!)
  async function callOf(change: object = {}) {
    const call = pay.bridgeCall(await pay.jsapi({ ...purchase(), openId: openId() }))
    const {
      wxMpAppId: appId,
      wxTimestamp: timeStamp,
      wxNonceStr: nonceStr,
      wxPackage,
      wxPaySign: paySign,
    } = call
    return { appId, timeStamp, nonceStr, package: wxPackage, signType: 'RSA', paySign, ...change }
  }
  const opened = async (call: Record<string, string>) =>
    JSON.parse((await get(`/dev/pay/jsapi?${new URLSearchParams(call)}`)).text)

  test('opens the page of a call signed by the merchant, and no other', async () => {
    const { page } = await opened(await callOf())
    expect((await get(`/dev/pay/${page}`)).text).toContain('¥9.90')
    for (const change of [
      { paySign: 'AAAA' },
      { nonceStr: 'other' },
      { package: 'prepay_id=wx1' },
      { appId: 'wx1' },
    ])
      expect(await opened(await callOf(change))).toEqual({ error: '支付验证签名失败' })
  })

  test('does not open an order placed for a QR code', async () => {
    const token = new URL(await pay.native(purchase())).pathname.split('/').at(-1)
    const { wxTimestamp, wxNonceStr, wxPackage, wxPaySign, wxMpAppId } = pay.bridgeCall(`wx${token}`)
    const call = { appId: wxMpAppId, timeStamp: wxTimestamp, nonceStr: wxNonceStr, package: wxPackage }
    expect(await opened({ ...call, signType: 'RSA', paySign: wxPaySign })).toMatchObject({ error: /不存在/ })
  })

  test.each([
    ['pay', 'paid'],
    ['cancel', 'cancelled'],
    ['forge', 'open'],
  ])('%s: %s; a new call starts over', async (action, state) => {
    const call = await callOf()
    const { page } = await opened(call)
    await press(`https://resume.example.com/dev/pay/${page}`, action)
    const stateOf = async () => JSON.parse((await get(`/dev/pay/${page}/state`)).text).state
    expect(await stateOf()).toBe(state)
    await opened(call)
    expect(await stateOf()).toBe(state === 'paid' ? 'paid' : 'open')
  })

  test('replaces a real bridge, whether it loads before or after it', async () => {
    expect((await get('/dev/pay/bridge.js')).response.headers.get('content-type')).toContain('javascript')
    const events: string[] = []
    const real = {}
    const window: Record<string, unknown> = { WeixinJSBridge: real }
    const document = { dispatchEvent: ({ type }: Event) => events.push(type) }
    runInNewContext(payBridge, { window, document, Event })
    expect(events).toEqual(['WeixinJSBridgeReady'])
    expect(window.WeixinJSBridge).toHaveProperty('invoke')
    window.WeixinJSBridge = real
    expect(window.WeixinJSBridge).toHaveProperty('invoke')
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWechatPayClient } from '#api/gateways/pay/wechatpay-client'
import { emptySqlite } from '#api/testing/databases'
import { setUpTestOrders, type TestOrders } from '#api/testing/test-orders'
import { useTestApi } from '#api/testing/test-api'
import { keys, merchantAt, type SignatureOptions, signatureOf } from '#api/testing/wechatpay-reference'
import { buyBasicForm, openEmbeddedPricingPage, tradeNoIn } from '#tests/app-harness/embedded-pricing-page'

// Covers what a buyer sees when WeChat Pay fails, from WeChat's API to the page.
const api = useTestApi(emptySqlite)
let payStub: TestOrders
beforeEach(async () => {
  payStub = await setUpTestOrders(api)
})
const languages = ['zh', 'en'] as const
const pricingPageFor = (language: (typeof languages)[number]) =>
  openEmbeddedPricingPage(api, { token: payStub.person.token, language })

describe('purchases while WeChat Pay fails', () => {
  type Reply = SignatureOptions & { status?: number; body?: object; isHanging?: boolean }
  let reply: Reply
  let server: Server
  const codeUrl = { code_url: 'weixin://wxpay/bizpayurl?pr=1' }
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume()
      if (reply.isHanging) return
      const text = JSON.stringify(reply.body ?? codeUrl)
      response.writeHead(reply.status ?? 200, signatureOf(text, { at: api.time.now, ...reply })).end(text)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    const merchant = merchantAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const { clock } = api.deps
    api.deps.pay = createWechatPayClient({ merchant, clock, simulated: true, timeoutMs: 80 })
  })

  const failureCases: [string, Reply][] = [
    ['does not answer in time', { isHanging: true }],
    ['is down', { status: 502, body: {} }],
    ['answers with a signature that is not its own', { key: keys.unknownKey.privateKey }],
    ['answers unsigned', { signed: false }],
    ['answers something else', { body: { code_url: 7 } }],
  ]
  const texts = {
    zh: { silent: '微信支付暂时没有响应，请稍后再试', again: '再试一次', safe: '重试不会重复扣款。' },
    en: {
      silent: 'WeChat Pay isn’t responding right now. Try again later.',
      again: 'Try again',
      safe: 'You won’t be charged twice if you try again.',
    },
  }

  test.each(languages.flatMap((language) => failureCases.map((trouble) => [language, ...trouble] as const)))(
    'in %s: a WeChat Pay that %s is reported, with a retry that uses the same order',
    async (language, _, trouble) => {
      const pricingPage = await pricingPageFor(language)
      reply = trouble
      const { status, dialog } = await pricingPage.post(buyBasicForm)
      const { silent, again, safe } = texts[language]
      expect(status).toBe(422)
      for (const text of [silent, again, safe]) expect(dialog).toContain(`|${text}|`)
      reply = {}
      const { location } = await pricingPage.post(buyBasicForm)
      expect(location).toMatch(/^\/pricing\?order=\w+$/)
      const orders = await payStub.person.call('listOrders', {})
      expect(orders.data).toMatchObject([{ tradeNo: tradeNoIn(location), state: 'created' }])
      expect(await payStub.grants()).toEqual([])
    },
  )

  test.each(languages)(
    'in %s: a failing payment check is reported in the dialog, beside the QR code',
    async (language) => {
      const pricingPage = await pricingPageFor(language)
      reply = {}
      const { location } = await pricingPage.post(buyBasicForm)
      const check = { intent: 'check', productId: '200', tradeNo: tradeNoIn(location) }
      for (const [, trouble] of failureCases) {
        reply = trouble
        api.time.now += 2_000
        const { status, dialog } = await pricingPage.post(check, location.replace('/pricing', ''))
        expect(status).toBe(422)
        expect(dialog).toContain(texts[language].silent)
        expect(dialog).toContain('¥9.9')
      }
      expect(await payStub.grants()).toEqual([])
    },
  )
})

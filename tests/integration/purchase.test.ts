import { beforeEach, describe, expect, test } from 'vitest'
import { insertGrant } from '#api/membership/benefits/benefits.queries'
import { newShortId } from '#api/ids-and-hashes'
import { emptySqlite } from '#api/testing/databases'
import { setUpTestOrders, type TestOrders } from '#api/testing/test-orders'
import { useTestApi } from '#api/testing/test-api'
import { buyBasicForm, openEmbeddedPricingPage, tradeNoIn } from '#tests/app-harness/embedded-pricing-page'

// Covers what a buyer sees when something fails, from the page through the API to its database.
const api = useTestApi(emptySqlite)
let payStub: TestOrders
beforeEach(async () => {
  payStub = await setUpTestOrders(api)
})

const languages = ['zh', 'en'] as const
type Language = (typeof languages)[number]

const pricingPageFor = (language: Language, device?: 'desktop' | 'phone') =>
  openEmbeddedPricingPage(api, { token: payStub.person.token, language, device })
const changeProduct = (change: { buyable?: number; price_fen?: number }) =>
  api.db.updateTable('products').set(change).where('id', '=', '200').execute()

async function ownPlan(level: number): Promise<void> {
  const grant = { id: newShortId(), user_id: payStub.person.userId, level, seconds: 86_400 }
  await insertGrant(api.db, { ...grant, source: 'admin', created_at: api.time.now })
}

describe.each(languages)('an impossible purchase, in %s', (language) => {
  const textIn = <T>(zh: T, en: T) => (language === 'zh' ? zh : en)
  const off = textIn('此套餐暂时无法购买', 'This plan isn’t available right now.')
  const lower = textIn(
    '你正在使用更高等级的套餐，到期后才能购买此套餐',
    'You’re on a higher plan. You can buy this one after your current plan ends.',
  )
  const again = textIn('再试一次', 'Try again')
  const understood = textIn('知道了', 'Got it')

  test('a plan taken off sale is reported without a retry, with the current plans', async () => {
    await changeProduct({ buyable: 0 })
    const { status, dialog, page } = await (await pricingPageFor(language)).post(buyBasicForm)
    expect(status).toBe(422)
    expect(dialog).toContain(`|${off}|`)
    expect(dialog).toContain(`|${understood}|`)
    expect(dialog).not.toContain(again)
    expect(page).toContain(textIn('即将推出', 'Coming soon'))
    expect([payStub.pay.calls, await payStub.grants()]).toEqual([[], []])
  })

  test('a lower plan than the current one is reported', async () => {
    await ownPlan(300)
    const { status, dialog } = await (await pricingPageFor(language)).post(buyBasicForm)
    expect(status).toBe(422)
    expect(dialog).toContain(`|${lower}|`)
    expect(dialog).not.toContain(again)
    expect(payStub.pay.calls).toEqual([])
  })

  test('a purchase link reports a plan taken off sale and a lower plan', async () => {
    await changeProduct({ buyable: 0 })
    const pricingPage = await pricingPageFor(language)
    expect((await pricingPage.get('?productId=200&price=990')).dialog).toContain(`|${off}|`)
    await changeProduct({ buyable: 1 })
    await ownPlan(300)
    expect((await pricingPage.get('?productId=200')).dialog).toContain(`|${lower}|`)
    expect((await pricingPage.get('?productId=300')).dialog).toBe('')
  })

  test('a purchase while payment is switched off is reported', async () => {
    api.deps.pay = undefined
    const { dialog } = await (await pricingPageFor(language)).post(buyBasicForm)
    expect(dialog).toContain(textIn('支付暂未开通', 'Payments aren’t available yet'))
  })
})

describe.each(languages)('a displayed order, in %s', (language) => {
  const textIn = <T>(zh: T, en: T) => (language === 'zh' ? zh : en)
  const done = textIn('已完成支付', 'I’ve paid')
  const orderAgain = textIn('重新下单', 'Order again')
  const gone = textIn('这个二维码已失效', 'This QR code has expired')

  async function ordered() {
    const pricingPage = await pricingPageFor(language)
    const { location } = await pricingPage.post(buyBasicForm)
    const search = location.replace('/pricing', '')
    const tradeNo = tradeNoIn(location)
    const check = () => pricingPage.post({ intent: 'check', productId: '200', tradeNo }, search)
    return { pricingPage, search, tradeNo, check }
  }

  test('an expired order shows that its code is void and nothing was charged, and can be placed again', async () => {
    const { pricingPage, search, tradeNo, check } = await ordered()
    api.time.now += 31 * 60_000
    const { dialog } = await pricingPage.get(search)
    for (const text of [gone, done, orderAgain]) expect(dialog).toContain(`|${text}|`)
    expect(dialog).toContain(textIn('未完成支付不会扣款', 'If you didn’t pay, you won’t be charged.'))
    api.time.now += 60_000
    const closed = await check()
    expect(closed.dialog).toContain(
      textIn('订单已过期关闭，请重新下单', 'This order has expired. Place a new one.'),
    )
    const { location } = await pricingPage.post(buyBasicForm, search)
    expect(tradeNoIn(location)).not.toBe(tradeNo)
    expect(await payStub.grants()).toEqual([])
  })

  test('a payment made just before the order expired is found by the same button', async () => {
    const { check, tradeNo } = await ordered()
    payStub.pay.pay(tradeNo)
    api.time.now += 40 * 60_000
    expect((await check()).location).toBe(`/pricing?paid=${tradeNo}`)
    expect(await payStub.grants()).toHaveLength(1)
  })

  test('a refunded order is shown as refunded', async () => {
    const { pricingPage, search, tradeNo } = await ordered()
    await payStub.notify(payStub.pay.pay(tradeNo))
    await payStub.notify(payStub.pay.refundOnPlatform(tradeNo))
    expect((await pricingPage.get(search)).dialog).toContain(
      textIn('这个订单已退款', 'This order was refunded'),
    )
  })

  test('a payment of a wrong amount grants nothing, and the page explains it', async () => {
    const { check, tradeNo } = await ordered()
    expect(await payStub.notify(payStub.pay.pay(tradeNo, { fen: 1 }))).toBe(400)
    const { dialog } = await check()
    expect(dialog).toContain(
      textIn('收到的付款与订单金额不符，会员未开通', 'The amount paid doesn’t match this order'),
    )
    expect(await payStub.grants()).toEqual([])
  })

  test('a forged payment leaves the order unpaid, and the page shows that no payment has arrived', async () => {
    const { check, tradeNo } = await ordered()
    const forged = { tradeNo, transactionId: 'x', appId: 'wxmp', fen: 990, paidAt: api.time.now }
    expect(await payStub.notify(forged, 'no')).toBe(401)
    expect((await check()).dialog).toContain(
      textIn(
        '暂未查到支付结果，请稍后再确认；如已付款，无需重复支付',
        'We haven’t received the payment yet. Try again in a moment.',
      ),
    )
    expect(await payStub.grants()).toEqual([])
  })

  test('a double click and two tabs create one order', async () => {
    const [one, other] = [await pricingPageFor(language), await pricingPageFor(language)]
    const answers = await Promise.all(
      [one, one, other, other].map((pricingPage) => pricingPage.post(buyBasicForm)),
    )
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  })
})

describe.each(languages)('a price that changed meanwhile, in %s', (language) => {
  const note = language === 'zh' ? '价格刚刚更新为 ¥12' : 'The price just changed to ¥12'
  beforeEach(() => changeProduct({ price_fen: 1200 }))

  test.each([
    ['on the card', buyBasicForm],
    ['in a link that names what was seen', { ...buyBasicForm, price: '990' }],
  ])('a changed price %s is shown beside the QR code', async (_, form) => {
    const pricingPage = await pricingPageFor(language)
    const { location } = await pricingPage.post(form)
    expect((await pricingPage.get(location.replace('/pricing', ''))).dialog).toContain(note)
  })

  test('a changed price is shown before ordering without scripts, and on a phone', async () => {
    const { page } = await (await pricingPageFor(language)).get('?productId=200&price=990')
    expect(page).toContain(note)
    const phone = await pricingPageFor(language, 'phone')
    const { location } = await phone.post(buyBasicForm)
    expect(location).toBe('/pricing?openInWeixin=200&price=990')
    expect((await phone.get(location.replace('/pricing', ''))).dialog).toContain(note)
  })

  test('an unchanged price shows no notice', async () => {
    const pricingPage = await pricingPageFor(language)
    const { location } = await pricingPage.post({ ...buyBasicForm, price: '1200' })
    expect((await pricingPage.get(location.replace('/pricing', ''))).dialog).not.toContain(note)
    expect((await pricingPage.get('?productId=200&price=1200')).page).not.toContain(note)
  })
})

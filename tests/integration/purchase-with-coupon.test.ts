import { beforeEach, describe, expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { createTestAdmin } from '#api/testing/test-person'
import { setUpTestOrders, type TestOrders } from '#api/testing/test-orders'
import { useTestApi } from '#api/testing/test-api'
import type { CouponTerms } from '#contract/admin/admin-coupon'
import { buyBasicForm, openEmbeddedPricingPage, tradeNoIn } from '#tests/app-harness/embedded-pricing-page'

// What a buyer with a coupon sees, from the page through the API to its database, as without scripts.
const api = useTestApi(emptySqlite)
let payStub: TestOrders
beforeEach(async () => {
  payStub = await setUpTestOrders(api)
})

async function create(change: Partial<CouponTerms> & { code: string }) {
  const days = { startsAt: api.time.now, endsAt: api.time.now + 1_000_000_000 }
  const terms = { kind: 'percent', value: 20, plans: ['200', '300'], maxUses: 10, usesPerUser: 1 } as const
  const admin = await createTestAdmin(api)
  await admin.call('createCoupon', {
    ...terms,
    ...days,
    plans: [...terms.plans],
    isFirstPurchaseOnly: false,
    ...change,
  })
}

const languages = ['zh', 'en'] as const

test('without a coupon the page says nothing of them', async () => {
  const page = await openEmbeddedPricingPage(api, { token: payStub.person.token, language: 'zh' })
  expect((await page.get('')).page).not.toContain('优惠码')
  const { location } = await page.post(buyBasicForm)
  expect((await page.get(`?order=${tradeNoIn(location)}`)).page).not.toContain('优惠码')
})

describe.each(languages)('with a coupon, in %s', (language) => {
  const textIn = (zh: string, en: string) => (language === 'zh' ? zh : en)
  const have = textIn('有优惠码？', 'Have a coupon code?')
  const open = (device?: 'phone') =>
    openEmbeddedPricingPage(api, { token: payStub.person.token, language, device })
  const code = `SPRING${language.toUpperCase()}`

  test('the page takes it before the purchase, and shows the list price, the discount and the rest', async () => {
    await create({ code })
    const page = await open()
    expect((await page.get('')).page).toContain(have)
    const shown = (await page.get(`?coupon=${code.toLowerCase()}`)).page
    expect(shown).toContain(textIn(`已使用优惠码 ${code}`, `Code ${code} applied`))
    expect(shown).toContain(
      textIn('基础月卡：原价 ¥9.9，优惠 ¥1.98，实付 ¥7.92', 'Basic: ¥7.92 instead of ¥9.9 (¥1.98 off)'),
    )
    const { location } = await page.post({ ...buyBasicForm, price: '792', coupon: code })
    expect(location).toMatch(/^\/pricing\?order=\w+$/)
    const { dialog } = await page.get(location.slice('/pricing'.length))
    expect(dialog).toContain(`|${textIn('原价', 'Regular price')}|¥9.9|`)
    expect(dialog).toContain(`|${textIn(`优惠（${code}）`, `Discount (${code})`)}|−¥1.98|`)
    expect(dialog).toContain(`|${textIn('实付', 'You pay')}|¥7.92|`)
  })

  test('the dialog of an order takes it too, and gives it back', async () => {
    await create({ code })
    const page = await open()
    const first = tradeNoIn((await page.post(buyBasicForm)).location)
    const inDialog = { intent: 'buy', productId: '200', tradeNo: first }
    expect((await page.get(`?order=${first}`)).dialog).toContain(have)
    const second = (await page.post({ ...inDialog, coupon: code })).location
    expect(tradeNoIn(second)).not.toBe(first)
    expect((await page.get(`?order=${tradeNoIn(second)}`)).dialog).toContain('¥7.92')
    const third = (await page.post({ ...inDialog, tradeNo: tradeNoIn(second) })).location
    expect((await page.get(`?order=${tradeNoIn(third)}`)).dialog).not.toContain('¥7.92')
  })

  test.each<[string, Partial<CouponTerms> | undefined, string, string]>([
    [
      'unknown',
      undefined,
      '没有这个优惠码，请核对后再试',
      'This code doesn’t exist. Check it and try again.',
    ],
    ['over', { startsAt: 1, endsAt: 2 }, '这个优惠码已过期', 'This code has expired'],
    [
      'for another plan',
      { plans: ['300'] },
      '这个优惠码不适用于本套餐',
      'This code doesn’t apply to this plan',
    ],
  ])('one that is %s is refused at the field, over the same order', async (_, terms, zh, en) => {
    await create({ code: `OTHER${language.toUpperCase()}` })
    const wrong = `W${Math.random().toString(36).slice(2, 10).toUpperCase()}`
    if (terms) await create({ code: wrong, ...terms })
    const page = await open()
    const tradeNo = tradeNoIn((await page.post(buyBasicForm)).location)
    const { location } = await page.post({ intent: 'buy', productId: '200', tradeNo, coupon: wrong })
    expect(location).toBe(`/pricing?order=${tradeNo}&coupon=${wrong}`)
    const { dialog } = await page.get(location.slice('/pricing'.length))
    expect(dialog).toContain(`|${textIn(zh, en)}|`)
    expect(dialog).toContain('¥9.9')
  })

  test('one used up meanwhile is refused on the page of plans', async () => {
    const taken = `T${Math.random().toString(36).slice(2, 10).toUpperCase()}`
    await create({ code: taken, maxUses: 1 })
    const other = await createTestAdmin(api)
    await other.call('orderNative', { productId: '200', coupon: taken })
    const page = await open()
    const { location } = await page.post({ ...buyBasicForm, coupon: taken })
    expect(location).toBe(`/pricing?coupon=${taken}`)
    expect((await page.get(location.slice('/pricing'.length))).page).toContain(
      textIn('这个优惠码的可用次数已用完', 'This code has reached its usage limit'),
    )
  })

  test('on a phone the dialog takes it, or says at its field why not', async () => {
    await create({ code: `DIALOG${language.toUpperCase()}`, plans: ['300'] })
    const page = await open('phone')
    expect((await page.get('?openInWeixin=300&price=2990')).dialog).toContain(have)
    const refused = await page.get(`?openInWeixin=200&coupon=DIALOG${language.toUpperCase()}`)
    expect(refused.dialog).toContain(
      textIn('这个优惠码不适用于本套餐', 'This code doesn’t apply to this plan'),
    )
    const taken = await page.get(`?openInWeixin=300&coupon=DIALOG${language.toUpperCase()}`)
    expect(taken.dialog).toContain('−¥5.98')
  })

  test('on a phone it goes along into WeChat', async () => {
    await create({ code: `PHONE${language.toUpperCase()}` })
    const page = await open('phone')
    const { location } = await page.post({
      ...buyBasicForm,
      price: '792',
      coupon: `PHONE${language.toUpperCase()}`,
    })
    expect(location).toBe(`/pricing?openInWeixin=200&price=792&coupon=PHONE${language.toUpperCase()}`)
    expect((await page.get(location.slice('/pricing'.length))).dialog).toContain('¥7.92')
  })
})

import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/billing/product'
import { planCards } from './plan-cards'

const product = (change: Partial<Product>): Product => ({
  productId: '200',
  price: 1234,
  onSale: true,
  benefits: {},
  ...change,
})
const brief = (cards: ReturnType<typeof planCards>) =>
  cards.map(({ plan, price, lines }) => [plan, price, lines.map(({ type, val }) => [type, val])])

describe('the plan cards', () => {
  test('uses the defaults of the specification when there are no products', () => {
    expect(brief(planCards([], undefined))).toEqual([
      [
        '01',
        0,
        [
          ['ResumeMaxNum', 3],
          ['ResumeMaxDownloadCount', 1],
          ['ResumeTemplateLevel', 1],
          ['CatPoints', 1],
        ],
      ],
      [
        '200',
        990,
        [
          ['ResumeMaxNum', 6],
          ['ResumeMaxDownloadCount', 30],
          ['ResumeTemplateLevel', 1],
          ['ChatVipCount', 30],
          ['CatPoints', 1],
        ],
      ],
      [
        '300',
        2990,
        [
          ['ResumeMaxNum', 30],
          ['ResumeMaxDownloadCount', -1],
          ['ResumeTemplateLevel', 1],
          ['ChatVipCount', 200],
          ['CatPoints', 1],
        ],
      ],
    ])
  })

  test("prefers the server's prices and values to the defaults", () => {
    const benefits = { ResumeMaxNum: { val: 9, unitDisplay: '个' } }
    const [, basic] = planCards([product({ benefits })], '01')
    expect(basic?.price).toBe(1234)
    expect(basic?.lines[0]).toMatchObject({ type: 'ResumeMaxNum', val: 9, unit: '个' })
    expect(basic?.lines[1]).toMatchObject({ type: 'ResumeMaxDownloadCount', val: 30 })
  })

  test("uses the server's order of cards, texts, order of lines and recommendation", () => {
    const lines = [
      { type: 'ResumeMaxDownloadCount' as const, text: '每月下载' },
      { type: 'ChatVipCount' as const, text: '' },
    ]
    const [first, second] = planCards(
      [
        product({ productId: '300', isRecommended: true, description: '投得多的人', lines }),
        product({ isRecommended: false }),
        product({ productId: '01' }),
      ],
      '01',
    )
    expect(first).toMatchObject({ plan: '300', isRecommended: true, description: '投得多的人' })
    expect(first?.lines.map(({ type, text }) => [type, text])).toEqual([
      ['ResumeMaxDownloadCount', '每月下载'],
      ['ChatVipCount', undefined],
      ['ResumeMaxNum', undefined],
      ['ResumeTemplateLevel', undefined],
      ['CatPoints', undefined],
    ])
    expect(second).toMatchObject({ plan: '200', isRecommended: false })
    // Plans are compared line by line: their lines are in one order.
    expect(second?.lines.map(({ type }) => type)).toEqual(first?.lines.map(({ type }) => type))
  })

  test('gives a more expensive plan every line of a cheaper one, with no smaller value', () => {
    const size = (val: number) => (val === -1 ? Infinity : val)
    const [free, basic, advanced] = planCards([], undefined)
    for (const [cheaper, dearer] of [
      [free!, basic!],
      [basic!, advanced!],
    ] as const)
      for (const { type, val } of cheaper.lines)
        expect(size(dearer.lines.find((line) => line.type === type)!.val)).toBeGreaterThanOrEqual(size(val))
  })

  test('leaves out benefits with the value 0', () => {
    const none = { ChatVipCount: { val: 0, unitDisplay: '次/月' }, CatPoints: { val: 0, unitDisplay: '次' } }
    const [free] = planCards([product({ productId: '01', benefits: none })], undefined)
    expect(free?.lines.map(({ type }) => type)).toEqual([
      'ResumeMaxNum',
      'ResumeMaxDownloadCount',
      'ResumeTemplateLevel',
    ])
  })

  test('marks a product that is not on sale as coming soon, except the free one', () => {
    const states = planCards(
      [product({ onSale: false }), product({ productId: '01', onSale: false })],
      undefined,
    ).map(({ state, canPay }) => [state, canPay])
    expect(states).toEqual([
      ['loginToGet', false],
      ['comingSoon', false],
      ['get', true],
    ])
  })

  test('has the price with a coupon where the coupon can be used', () => {
    const prices = [
      { productId: '200' as const, listPrice: 1234, discount: 234, refusal: null },
      { productId: '300' as const, listPrice: 2990, discount: 234, refusal: '不适用' },
    ]
    const cards = planCards([product({})], '01', { quote: { code: 'SPRING', prices } })
    expect(cards.map(({ price, listPrice, coupon }) => [price, listPrice, coupon])).toEqual([
      [0, undefined, undefined],
      [1000, 1234, 'SPRING'],
      [2990, undefined, undefined],
    ])
  })

  test('has the price of a longer card for the plans that are sold for so long, and of a month for the others', () => {
    const longerCards = [{ months: 12 as const, price: 8900 }]
    const cards = planCards([product({ longerCards })], '01', { months: 12 })
    expect(cards.map(({ months, price }) => [months, price])).toEqual([
      [1, 0],
      [12, 8900],
      [1, 2990],
    ])
  })
})

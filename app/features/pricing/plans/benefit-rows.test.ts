import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/billing/product'
import { benefitRows, isDiffering } from './benefit-rows'
import { planCards } from './plan-cards'

const product = (productId: Product['productId'], benefits: Product['benefits']): Product => ({
  productId,
  price: 0,
  onSale: true,
  benefits,
})
const times = (val: number) => ({ val, unitDisplay: '次' })
const rowsOf = (products: Product[]) => benefitRows(planCards(products, undefined))
const aiOf = (products: Product[]) =>
  rowsOf(products)
    .find(({ type }) => type === 'ChatVipCount')
    ?.lines.map((line) => line && [line.type, line.val, line.isOnce ?? false, line.extra])

describe('the rows of the plans', () => {
  test('are saved resumes, downloads, templates and AI credits, each with a line of every plan', () => {
    expect(rowsOf([]).map(({ type, lines }) => [type, lines.map((line) => line?.val)])).toEqual([
      ['ResumeMaxNum', [3, 6, 30]],
      ['ResumeMaxDownloadCount', [1, 30, -1]],
      ['ResumeTemplateLevel', [1, 1, 1]],
      ['ChatVipCount', [1, 30, 200]],
    ])
  })

  test('say of AI credits whether they are given once, and leave out of paid plans what everybody had', () => {
    expect(aiOf([])).toEqual([
      ['CatPoints', 1, true, undefined],
      ['ChatVipCount', 30, false, undefined],
      ['ChatVipCount', 200, false, undefined],
    ])
  })

  test('name what a paid plan gives once beyond that', () => {
    const [, , advanced] = aiOf([product('300', { CatPoints: times(10) })]) ?? []
    expect(advanced).toEqual(['ChatVipCount', 200, false, 9])
  })

  test('show credits without end instead of those of a month', () => {
    const [, , advanced] = aiOf([product('300', { CatPoints: times(-1) })]) ?? []
    expect(advanced).toEqual(['CatPoints', -1, false, undefined])
  })

  test('keep the place of a benefit that a plan does not have', () => {
    const [, basic, advanced] = aiOf([product('200', { ChatVipCount: times(0), CatPoints: times(0) })]) ?? []
    expect(basic).toBeUndefined()
    expect(advanced).toBeDefined()
  })

  test('differ unless all plans have the same', () => {
    expect(
      rowsOf([])
        .filter(isDiffering)
        .map(({ type }) => type),
    ).toEqual(['ResumeMaxNum', 'ResumeMaxDownloadCount', 'ChatVipCount'])
  })
})

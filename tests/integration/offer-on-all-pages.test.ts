import { beforeAll, describe, expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { useTestApi } from '#api/testing/test-api'
import { createTestUser } from '#api/testing/test-person'
import { setUpTestOrders } from '#api/testing/test-orders'
import { allPages, canOpen } from '#tests/app-harness/all-pages'
import { createRenderedApp, textOf } from '#tests/app-harness/rendered-app'

// What the plans cost and include is said on many pages: all of them say the same, in one unit.
const api = useTestApi(emptySqlite)
type ReadPage = { path: string; text: string }
let pages: ReadPage[]

beforeAll(async () => {
  const send = (input: string, init: RequestInit) => Promise.resolve(api.app.fetch(new Request(input, init)))
  const app = await createRenderedApp('http://api', { send })
  const orders = await setUpTestOrders(api)
  const { token } = await createTestUser(api)
  const { data: order } = await orders.person.call('orderNative', { productId: '200' })
  const belongings = { resume: 'x', user: 'x', chat: 'x', errorFingerprint: 'x' }
  const read = async (path: string, viewer: { isLoggedIn: boolean; token?: string }): Promise<ReadPage[]> => {
    const response = await app.request(path, viewer)
    return response.status === 200 ? [{ path, text: textOf(await response.text()) }] : []
  }
  const found: ReadPage[][] = []
  for (const viewer of ['guest', 'user', 'buyer'] as const) {
    const isLoggedIn = viewer !== 'guest'
    const cookie = isLoggedIn ? { token: viewer === 'buyer' ? orders.person.token : token } : {}
    const paths = allPages({ ...belongings, order: order.tradeNo })
      .filter((page) => !page.isComponentBook && canOpen(isLoggedIn ? 'user' : 'guest', page))
      .map(({ path }) => path)
    for (const path of [...paths, '/resume/my?upgrade=resumes'])
      found.push(await read(path, { isLoggedIn, ...cookie }))
  }
  pages = found.flat()
}, 300_000)

/** Each distinct value that pages state; `|` stands between two elements. */
function statedBy(pattern: RegExp): string[] {
  const values = pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value = '']) => value))
  return [...new Set(values.map((value) => value.replaceAll('|', '')))].sort()
}

describe('the offer on all pages', () => {
  test('pages with plans are among those read', () => {
    const paths = pages.map(({ path }) => path)
    for (const path of [
      '/',
      '/pricing',
      '/resume/chat',
      '/user/orders',
      '/resume/my?upgrade=resumes',
      '/help',
    ])
      expect(paths).toContain(path)
  })

  test('prices are those of the plans', () => {
    expect(statedBy(/(¥[\d.]+)/g)).toEqual(['¥0', '¥29.9', '¥9.9'])
  })

  test('counts are those of the plans', () => {
    expect(statedBy(/保存简历[ |]+(\d+ 份)/g)).toEqual(['3 份', '30 份', '6 份'])
    expect(statedBy(/下载简历[ |]+(\d+ 次\/月|不限)/g)).toEqual(['1 次/月', '30 次/月', '不限'])
    expect(statedBy(/每月可?免费下载 ?([\d一]+) ?[份次]/g)).toEqual(['1'])
    expect(statedBy(/(?<!剩余 |注册 )AI 次数[ |]+(\d+ 次(?:\/月|\|注册赠送)?)/g)).toEqual([
      '1 次注册赠送',
      '200 次/月',
      '30 次/月',
    ])
  })

  test('AI is counted in AI 次数: 猫粮 is named once at most, and only where it is explained', () => {
    for (const { path, text } of pages) {
      const named = text.match(/猫粮/g)?.length ?? 0
      const isExplained = text.includes('AI 次数也叫“猫粮”，1 份猫粮就是 1 次')
      // Twice in the one sentence that explains it.
      expect(named, path).toBe(isExplained ? 2 : 0)
    }
    expect(pages.some(({ text }) => text.includes('猫粮'))).toBe(true)
  })

  test('nobody without a membership is asked to renew one', () => {
    const orders = pages.filter(({ path }) => path === '/user/orders')
    expect(orders.length).toBeGreaterThan(1)
    for (const { text } of orders) expect(text).toContain('|开通会员|')
    for (const { text } of orders) expect(text).not.toContain('续费')
  })

  test('a price is one of 31 days wherever the plans stand, and never one of a month', () => {
    expect(statedBy(/¥[\d.]+[ |]*(\/[ |]*[^|]+)/g)).toEqual(['/ 31 天'])
  })

  test('what leads to a payment says what is paid, and how', () => {
    expect(statedBy(/(微信支付 ¥[\d.]+，有效期 31 天)\|立即获取/g)).toEqual([
      '微信支付 ¥29.9，有效期 31 天',
      '微信支付 ¥9.9，有效期 31 天',
    ])
  })

  test('a value of an offer stands beside the usual one, in words of today', () => {
    for (const { path, text } of pages) expect(text, path).not.toContain('原为')
    expect(statedBy(/限时[ |]+(平时[ |]+\d+ 份)/g)).toEqual(['平时 1 份'])
    expect(statedBy(/下载简历[ |]+(1 次\/月\|由.*?下调)/g)).toEqual(['1 次/月由 3 次/月下调'])
  })
})

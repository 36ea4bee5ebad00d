import type { LongerPrices } from '#contract/admin/admin-panel'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { setUpTestOrders } from '../testing/test-orders'
import { createTestAdmin, type TestUser } from '../testing/test-person'
import { scriptedAi } from '../testing/scripted-ai'
import { useTestApi } from '../testing/test-api'

const DAY_MS = 24 * 3_600_000

describe.each(databases)('audit log, orders and products for admins on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let admin: TestUser
  beforeEach(async () => {
    admin = await createTestAdmin(api)
  })

  describe('the daily figures', () => {
    test('count events by day of China, simulated payments apart', async () => {
      const testOrders = await setUpTestOrders(api)
      const { tradeNo } = await testOrders.order()
      testOrders.pay.pay(tradeNo)
      await testOrders.check(tradeNo)
      const { tradeNo: another } = await testOrders.order('300')
      testOrders.pay.pay(another)
      await testOrders.person.call('checkNative', { productId: '300', tradeNo: another })
      await api.db.updateTable('orders').set({ simulated: 0 }).where('id', '=', tradeNo).execute()
      await api.db.updateTable('orders').set({ simulated: 1 }).where('id', '=', another).execute()
      const { rows } = { rows: await api.db.selectFrom('users').select('id').execute() }
      const { days, series } = (await admin.call('readAdminSeries', {})).data
      expect([days.length, days.at(-1)]).toEqual([30, '2026-05-01'])
      const today = Object.fromEntries(
        Object.entries(series as Record<string, number[]>).map(([name, counts]) => [name, counts.at(-1)]),
      )
      expect(today).toMatchObject({
        registrations: rows.length,
        orders: 1,
        revenueFen: 990,
        simulatedOrders: 1,
        simulatedFen: 2990,
        refundedFen: 0,
        errors: 0,
      })
    })

    test('split days at midnight in China, and leave out those older than thirty days', async () => {
      await api.db.deleteFrom('daily_counts').execute()
      const midnight = Date.UTC(2026, 3, 30, 16)
      for (const [id, created_at] of [
        ['at-midnight', midnight],
        ['before', midnight - 1],
        ['long-ago', midnight - 30 * DAY_MS],
      ] as const)
        await api.db
          .insertInto('download_windows')
          .values({ user_id: admin.userId, item: id, opened_at: created_at, closes_at: created_at })
          .execute()
      const { series } = (await admin.call('readAdminSeries', {})).data
      expect(series.downloads.slice(-2)).toEqual([1, 1])
      expect(series.downloads.reduce((sum: number, count: number) => sum + count)).toBe(2)
    })
  })

  describe('products in the admin panel', () => {
    const noLonger = { 3: null, 6: null, 12: null }
    const change = (
      priceFen: number,
      seen: number,
      { longerFen = noLonger, onSale = true }: { longerFen?: LongerPrices; onSale?: boolean } = {},
    ) => admin.call('changeProduct', { id: '200', priceFen, onSale, longerFen, seen, reason: '促销' })

    test('a price change does not affect existing orders', async () => {
      const testOrders = await setUpTestOrders(api)
      const { tradeNo } = await testOrders.order()
      const { data } = await change(1990, 0)
      expect(data.find(({ id }: { id: string }) => id === '200')).toMatchObject({
        priceFen: 1990,
        onSale: true,
        history: [
          {
            action: 'productChanged',
            before: { priceFen: 990, onSale: true },
            after: { priceFen: 1990, onSale: true },
            reason: '促销',
          },
        ],
      })
      expect((await testOrders.findRow(tradeNo)).price_fen).toBe(990)
      testOrders.pay.pay(tradeNo)
      await testOrders.check(tradeNo)
      expect(await testOrders.findRow(tradeNo)).toMatchObject({ state: 'granted', price_fen: 990 })
      const { tradeNo: next } = await testOrders.order()
      expect((await testOrders.findRow(next)).price_fen).toBe(1990)
    })

    test('longer cards are sold once they have a price, which is in the audit log, until it is taken away', async () => {
      await setUpTestOrders(api)
      const { data } = await change(990, 0, { longerFen: { 3: 2690, 6: null, 12: 8900 } })
      expect(data.find(({ id }: { id: string }) => id === '200')).toMatchObject({
        longerFen: { 3: 2690, 6: null, 12: 8900 },
        revision: 1,
      })
      const [{ history }] = data.filter(({ id }: { id: string }) => id === '200')
      expect(history.map(({ after }: { after: object }) => after)).toContainEqual({
        priceFen: 990,
        price3Fen: 2690,
        price12Fen: 8900,
        onSale: true,
      })
      const sold = async () => (await api.call('findProduct', { id: '200' })).data.longerCards
      expect(await sold()).toEqual([
        { months: 3, price: 2690 },
        { months: 12, price: 8900 },
      ])
      await change(990, 1)
      expect(await sold()).toBeUndefined()
    })

    test('a longer card that costs more than its months one by one is rejected at its field', async () => {
      const { code, data } = await change(990, 0, { longerFen: { 3: 2971, 6: 5940, 12: 11_881 } })
      expect(code).toBe(ApiCodes.invalidInput)
      expect(data.fields).toEqual({ 'longerFen.3': 'longerPrice', 'longerFen.12': 'longerPrice' })
    })

    test('a price change is rejected for an outdated or unchanged price', async () => {
      await setUpTestOrders(api)
      expect(await change(1, 7)).toMatchObject({ code: ApiCodes.conflict })
      expect(await change(990, 0)).toMatchObject({ code: ApiCodes.conflict })
      for (const wrong of [0, -1, 1.5, 1_000_001])
        expect(await change(wrong, 0)).toMatchObject({ code: ApiCodes.invalidInput })
      const both = await Promise.all([change(1000, 0), change(2000, 0)])
      expect(both.map(({ code }) => code).toSorted()).toEqual([ApiCodes.conflict, 0])
    })

    test('products that are off sale cannot be bought', async () => {
      const testOrders = await setUpTestOrders(api)
      await change(990, 0, { onSale: false })
      expect(await testOrders.person.call('orderNative', { productId: '200' })).toMatchObject({
        code: ApiCodes.invalidInput,
      })
      await change(990, 1)
    })
  })

  test('orders are found by number and payer, filtered by state, with the phone masked', async () => {
    const testOrders = await setUpTestOrders(api)
    const { tradeNo } = await testOrders.order()
    await api.db.updateTable('users').set({ phone: null }).where('phone', '=', '13712345678').execute()
    await api.db
      .updateTable('users')
      .set({ phone: '13712345678' })
      .where('id', '=', testOrders.person.userId)
      .execute()
    const found = async (asked: object) =>
      (await admin.call('listOrdersAsAdmin', asked as never)).data.rows as { tradeNo: string }[]
    for (const search of [tradeNo, testOrders.person.userId, '13712345678'])
      expect(await found({ search })).toMatchObject([{ tradeNo, owner: { phone: '137****5678' } }])
    expect(await found({ search: tradeNo, filter: 'created' })).toHaveLength(1)
    expect(await found({ search: tradeNo, filter: 'granted' })).toEqual([])
    expect(await found({ search: 'nothing' })).toEqual([])
  })

  test('the audit log is searched by subject and actor, and says when a list was exported', async () => {
    await admin.call('beginExport', { list: 'users', listQuery: { filter: 'admin' } })
    const read = async (asked: object) => (await admin.call('listAudit', asked as never)).data.rows
    const line = {
      actor: 'admin',
      by: '林晓',
      action: 'listExported',
      subject: { kind: 'list', id: 'users' },
      after: { filter: 'admin' },
    }
    expect(await read({ search: admin.userId })).toMatchObject([line])
    expect(await read({ search: 'users', filter: 'list' })).toMatchObject([line])
    expect(await read({ search: admin.userId, filter: 'user' })).toEqual([])
  })

  test('providers report their state, and whether they answer a check', async () => {
    const check = async (name: 'sms' | 'email' | 'pay' | 'weixin' | 'ai') =>
      (await admin.call('checkProvider', { name })).data.came
    await setUpTestOrders(api)
    expect((await admin.call('listProviders', {})).data).toEqual([
      { name: 'sms', state: 'on' },
      { name: 'email', state: 'off' },
      { name: 'pay', state: 'simulated' },
      { name: 'weixin', state: 'off' },
      { name: 'ai', state: 'off' },
    ])
    expect([await check('sms'), await check('pay'), await check('weixin')]).toEqual([
      'unchecked',
      'answers',
      'off',
    ])
    api.deps.pay = { ...api.deps.pay!, query: () => Promise.reject(new Error('down')) }
    expect(await check('pay')).toBe('silent')
    const { provider } = scriptedAi()
    expect([await check('ai'), await check('email')]).toEqual(['off', 'off'])
    for (const [answer, came] of [
      [async () => true, 'answers'],
      [async () => false, 'unchecked'],
      [() => Promise.reject(new Error('down')), 'silent'],
    ] as const) {
      api.deps.ai = { ...provider, check: answer }
      expect(await check('ai')).toBe(came)
    }
    api.deps.ai = undefined
  })
})

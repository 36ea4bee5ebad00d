import { beforeEach } from 'vitest'
import type { Payment, RefundStatus } from '../gateways/pay/pay-provider'
import { reconcileOrders } from '../orders/reconcile-orders'
import { monthSeconds } from '../orders/order-lifetime'
import type { EmptyDatabase } from './databases'
import { createTestUser, type TestUser } from './test-person'
import { scriptedPay } from './scripted-pay'
import { type TestApi, useTestApi } from './test-api'

/** The grant of an order for plan 200. */
export const monthGrant = { level: 200, seconds: monthSeconds, source: 'order' }

/** Orders of a user at a provider; `reset` begins with a new user, no failures and the original products. */
function createTestOrders(api: TestApi) {
  const pay = scriptedPay(() => api.deps.clock())
  const person = {} as TestUser

  async function reset(): Promise<void> {
    api.time.now = Date.UTC(2026, 4, 1)
    await api.db.updateTable('orders').set({ state: 'closed' }).where('state', '=', 'created').execute()
    await api.db
      .updateTable('products')
      .set({ buyable: 1, longer_prices: '{}', revision: 0 })
      .where('level', '>=', 200)
      .execute()
    await api.db.updateTable('products').set({ price_fen: 990 }).where('id', '=', '200').execute()
    pay.reset()
    api.deps.pay = pay.provider
    Object.assign(person, await createTestUser(api))
  }

  async function order(productId: '200' | '300' = '200', buyer = person) {
    const { data } = await buyer.call('orderNative', { productId })
    return data as { tradeNo: string; wxPayQrCode: string }
  }
  const check = (tradeNo: string, buyer = person) => buyer.call('checkNative', { productId: '200', tradeNo })
  /** Sends a notification. @returns the HTTP status of the response. */
  async function notify(payment: Payment | RefundStatus | undefined, signed?: string): Promise<number> {
    return (await api.app.request('/api/pay/wx/notify', pay.notification(payment!, signed))).status
  }
  const findRow = (tradeNo: string) =>
    api.db.selectFrom('orders').selectAll().where('id', '=', tradeNo).executeTakeFirstOrThrow()
  const findState = async (tradeNo: string) => (await findRow(tradeNo)).state
  const grants = () =>
    api.db
      .selectFrom('grants')
      .select(['level', 'seconds', 'source'])
      .where('user_id', '=', person.userId)
      .execute()
  const reconcile = () => reconcileOrders(api.deps)
  const countQueries = () => pay.calls.filter(({ what }) => what === 'query').length
  return { reset, pay, person, order, check, notify, findRow, findState, grants, reconcile, countQueries }
}

/** The same over a running API. */
export async function setUpTestOrders(api: TestApi) {
  const testOrders = createTestOrders(api)
  await testOrders.reset()
  return testOrders
}

/** The same over an empty database, reset before each test of one `describe`. */
export function useTestOrders(empty: () => Promise<EmptyDatabase>) {
  const api = useTestApi(empty)
  const testOrders = createTestOrders(api)
  beforeEach(testOrders.reset)
  return { api, ...testOrders }
}

export type TestOrders = ReturnType<typeof createTestOrders>

import type { Payment, RefundStatus } from '../gateways/pay/pay-provider'
import { reconcileOrders } from '../orders/reconcile-orders'
import { monthSeconds } from '../orders/order-lifetime'
import { createTestUser } from './test-person'
import { scriptedPay } from './scripted-pay'
import type { TestApi } from './test-api'

/** The grant of an order for plan 200. */
export const monthGrant = { level: 200, seconds: monthSeconds, source: 'order' }

/** A new user, a provider without failures, and the original products. */
export async function setUpTestOrders(api: TestApi) {
  api.time.now = Date.UTC(2026, 4, 1)
  await api.db.updateTable('orders').set({ state: 'closed' }).where('state', '=', 'created').execute()
  await api.db.updateTable('products').set({ buyable: 1 }).where('level', '>=', 200).execute()
  await api.db.updateTable('products').set({ price_fen: 990 }).where('id', '=', '200').execute()
  const pay = scriptedPay(api.deps.clock)
  api.deps.pay = pay.provider
  const person = await createTestUser(api)

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
  return { pay, person, order, check, notify, findRow, findState, grants, reconcile, countQueries }
}

export type TestOrders = Awaited<ReturnType<typeof setUpTestOrders>>

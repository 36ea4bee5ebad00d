import type { Payment, RefundNews } from '../gateways/pay/pay-provider'
import { sweepOrders } from '../orders/sweep-orders'
import { monthSeconds } from '../rules/order-offer'
import { newPerson } from './person'
import { scriptedPay } from './scripted-pay'
import type { TestApi } from './test-api'

/** What an order of the plan 200 leaves in the ledger. */
export const month = { level: 200, seconds: monthSeconds, source: 'order' }

/** Somebody new who buys, a provider that is well, and plans as they were sold at first. */
export async function openOrderDesk(api: TestApi) {
  api.time.now = Date.UTC(2026, 4, 1)
  await api.db.updateTable('orders').set({ state: 'closed' }).where('state', '=', 'created').execute()
  await api.db.updateTable('products').set({ buyable: 1 }).where('level', '>=', 200).execute()
  await api.db.updateTable('products').set({ price_fen: 990 }).where('id', '=', '200').execute()
  const pay = scriptedPay(api.parts.clock)
  api.parts.pay = pay.provider
  const person = await newPerson(api)

  async function order(productId: '200' | '300' = '200', who = person) {
    const { data } = await who.call('orderNative', { productId })
    return data as { tradeNo: string; wxPayQrCode: string }
  }
  const check = (tradeNo: string, who = person) => who.call('checkNative', { productId: '200', tradeNo })
  /** A notification. @returns the HTTP status it is answered with. */
  async function tell(payment: Payment | RefundNews | undefined, signed?: string): Promise<number> {
    return (await api.app.request('/api/pay/wx/notify', pay.notification(payment!, signed))).status
  }
  const rowOf = (tradeNo: string) =>
    api.db.selectFrom('orders').selectAll().where('id', '=', tradeNo).executeTakeFirstOrThrow()
  const stateOf = async (tradeNo: string) => (await rowOf(tradeNo)).state
  const grants = () =>
    api.db
      .selectFrom('grants')
      .select(['level', 'seconds', 'source'])
      .where('user_id', '=', person.userId)
      .execute()
  const sweep = () => sweepOrders(api.parts)
  const queries = () => pay.asked.filter(({ what }) => what === 'query').length
  return { pay, person, order, check, tell, rowOf, stateOf, grants, sweep, queries }
}

export type OrderDesk = Awaited<ReturnType<typeof openOrderDesk>>

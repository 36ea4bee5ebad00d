import type { Db } from '../db/schema/tables'
import { insertUser } from '../accounts/users/users.queries'
import { PayFailure, type RefundStatus } from '../gateways/pay/pay-provider'
import { newShortId } from '../ids-and-hashes'
import { silentLog } from '../server/log'
import { cancelOrder } from '../orders/cancel-order'
import { checkOrder } from '../orders/check-order'
import { OrderNotPayable, getPaymentReference } from '../orders/payment-reference'
import { placeOrderWithCoupon } from '../orders/coupons/place-order-with-coupon'
import { requestRefund } from '../orders/refunds/request-refund'
import { reconcileOrders } from '../orders/reconcile-orders'
import { reconcileRefunds } from '../orders/refunds/reconcile-refunds'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { handlePaymentWebhook } from '../orders/payment-webhook'
import { monthSeconds } from '../orders/order-lifetime'
import { withCrashes, TransactionCrashed } from './crashing-database'
import { scriptedPay } from './scripted-pay'

/** Actions of users, of the provider, and faults. `order` counts back from the newest one. */
export type OrderAction =
  | { do: 'order'; user: number; productId: '200' | '300'; withCoupon?: boolean }
  | { do: 'pay' | 'check' | 'cancel' | 'refund' | 'finish refund' | 'refund there'; order: number }
  | { do: 'tell'; order: number; how: 'right' | 'twice' | 'forged' | 'wrong amount' }
  | { do: 'sweep' }
  | { do: 'wait'; ms: number }
/** `crash`: its first transaction is lost before the commit. `fault`: the provider does not answer it. */
export type ChaosEvent = OrderAction & { crash?: boolean; fault?: boolean }

/** Simulates orders over a real database, with every fault there is. */
export async function createChaoticOrders(db: Db, userCount: number, couponId?: string) {
  const time = { now: Date.UTC(2026, 4, 1) }
  const pay = scriptedPay(() => time.now)
  const crashes = { due: 0 }
  const environment = { clock: () => time.now, log: silentLog, pay: pay.provider }
  // The dependencies that orders need.
  const deps = { db: withCrashes(db, crashes), ...environment } as Dependencies
  let troubles = 0
  pay.failures.next = () =>
    troubles > 0 && troubles-- ? new PayFailure('unavailable', 'HTTP 502') : undefined

  const users: string[] = []
  for (let n = 0; n < userCount; n++) {
    const id = newShortId()
    const agreed = { policy_version: '', policy_at: null, created_at: time.now, closes_at: null }
    await insertUser(db, { id, phone: null, nickname: '林晓', is_admin: 0, ...agreed })
    users.push(id)
  }
  const known = new Set<string>()
  const placed: { tradeNo: string; userId: string; productId: string }[] = []
  const nth = (back: number) => placed[placed.length - 1 - (back % Math.max(1, placed.length))]

  async function order(userId: string, productId: string, withCoupon: boolean): Promise<void> {
    const coupon = withCoupon && couponId !== undefined ? { couponId } : {}
    const wanted = { userId, productId, months: 1, channel: 'native', openId: null, ...coupon } as const
    const row = await placeOrderWithCoupon(deps, pay.provider, wanted)
    if (!known.has(row.id)) placed.push({ tradeNo: row.id, userId, productId })
    known.add(row.id)
    await getPaymentReference(deps, pay.provider, row)
  }

  async function notify(tradeNo: string, how: 'right' | 'twice' | 'forged' | 'wrong amount'): Promise<void> {
    const paid = pay.orders.get(tradeNo)?.payment
    const claimed = { tradeNo, transactionId: `forged-${tradeNo}`, appId: 'wxmp', fen: 990, paidAt: time.now }
    const notification =
      how === 'forged' ? claimed : how === 'wrong amount' && paid ? { ...paid, fen: 1 } : paid
    if (!notification) return
    const send = () => {
      const init = pay.notification(notification, how === 'forged' ? 'no' : 'yes')
      return handlePaymentWebhook(deps, new Request('http://api/api/pay/wx/notify', init))
    }
    await Promise.all(how === 'twice' ? [send(), send()] : [send()])
  }

  /** The refund is done; whether the notification arrives is random like the rest. */
  async function finishRefund(tradeNo: string): Promise<void> {
    if (pay.refunds.has(`${tradeNo}R1`)) await notifyRefund(pay.finishRefund(`${tradeNo}R1`))
  }

  async function notifyRefund(news: RefundStatus | undefined): Promise<void> {
    if (!news) return
    await handlePaymentWebhook(deps, new Request('http://api/api/pay/wx/notify', pay.notification(news)))
  }

  const wholeRefund = (tradeNo: string) => ({
    fen: pay.orders.get(tradeNo)?.fen ?? 1,
    wish: 'wish-of-a-form',
  })

  async function run(runEvent: OrderAction): Promise<void> {
    if (runEvent.do === 'order')
      return order(users[runEvent.user % users.length]!, runEvent.productId, runEvent.withCoupon ?? false)
    if (runEvent.do === 'sweep') return void (await reconcileOrders(deps))
    if (runEvent.do === 'wait') return void (time.now += runEvent.ms)
    const one = nth(runEvent.order)
    if (!one) return
    if (runEvent.do === 'pay') pay.pay(one.tradeNo)
    else if (runEvent.do === 'refund')
      await requestRefund(deps, { ...one, ...wholeRefund(one.tradeNo), adminId: one.userId, reason: '退' })
    else if (runEvent.do === 'finish refund') await finishRefund(one.tradeNo)
    else if (runEvent.do === 'refund there') await notifyRefund(pay.refundOnPlatform(one.tradeNo))
    else if (runEvent.do === 'cancel') await cancelOrder(deps, one)
    else if (runEvent.do === 'tell') await notify(one.tradeNo, runEvent.how)
    else await checkOrder(deps, { ...one, channel: 'native' })
  }

  /** Errors of our API, of the provider and lost transactions are expected here; any other is a bug. */
  async function runEvent({ crash, fault: trouble, ...what }: ChaosEvent): Promise<void> {
    if (crash) crashes.due++
    if (trouble) troubles++
    try {
      await run(what)
    } catch (error) {
      const expected = [ApiError, PayFailure, OrderNotPayable, TransactionCrashed].some(
        (kind) => error instanceof kind,
      )
      if (!expected) throw error
    }
  }

  /** Runs events concurrently; faults that hit none of them expire with them. */
  async function runConcurrently(moment: readonly ChaosEvent[]): Promise<void> {
    await Promise.all(moment.map(runEvent))
    crashes.due = troubles = 0
  }

  /** Lets reconciliation settle whatever is still open, without faults. */
  async function settleEverything(): Promise<void> {
    for (;;) {
      time.now += 60 * 60_000
      // WeChat repeats the notifications of its own refunds until they are acknowledged.
      for (const refundNo of pay.refunds.keys()) await notifyRefund(pay.finishRefund(refundNo))
      const [orders, refunds] = [await reconcileOrders(deps), await reconcileRefunds(deps)]
      if (orders + refunds === 0) return
    }
  }

  /**
   * All violations of the rule: a paid order grants once, a refunded one revokes once, any other changes
   * nothing.
   */
  async function findViolations(): Promise<string[]> {
    const providerState = (tradeNo: string) => pay.orders.get(tradeNo)?.is
    const expectedState = (is: ReturnType<typeof providerState>) =>
      is === 'paid' ? 'granted' : is === 'refunded' ? 'refunded' : 'closed'
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'state', 'transaction_id'])
      .where('user_id', 'in', users)
      .execute()
    // An order that was paid and refunded before we learned of it granted nothing.
    const unseenPayments = new Set(rows.filter((row) => row.transaction_id === null).map(({ id }) => id))
    const states = new Map(rows.map(({ id, state }) => [id, state]))
    const unfinished = placed.flatMap(({ tradeNo }) => {
      const [state, right] = [states.get(tradeNo), expectedState(providerState(tradeNo))]
      return state === right ? [] : [`order ${tradeNo} is ${state}, not ${right}`]
    })
    // Compares the grants by their content, whatever their ids are.
    const given = await db.selectFrom('grants').selectAll().where('user_id', 'in', users).execute()
    const left = countEach(given.map(({ user_id, level, seconds }) => `${user_id} ${level} ${seconds}`))
    for (const { tradeNo, userId, productId } of placed.filter((one) => !unseenPayments.has(one.tradeNo)))
      for (const seconds of ledgerByState[expectedState(providerState(tradeNo))]) {
        const what = `${userId} ${productId} ${seconds}`
        left.set(what, (left.get(what) ?? 0) - 1)
      }
    const unbalanced = [...left].filter(([, count]) => count !== 0)
    return [...unfinished, ...unbalanced.map(([what, count]) => `${what}: granted ${count} times too often`)]
  }

  const counts = () => ({
    orders: placed.length,
    paid: placed.filter(({ tradeNo }) => pay.orders.get(tradeNo)?.payment !== undefined).length,
    refunded: placed.filter(({ tradeNo }) => pay.orders.get(tradeNo)?.is === 'refunded').length,
  })
  return { runConcurrently, settleEverything, findViolations, counts }
}

export type ChaoticOrders = Awaited<ReturnType<typeof createChaoticOrders>>

/** The ledger's rows for an order, by the state it ends in. */
const ledgerByState = { granted: [monthSeconds], refunded: [monthSeconds, -monthSeconds], closed: [] }

function countEach(all: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

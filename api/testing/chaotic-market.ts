import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { insertUser } from '../db/users'
import { PayFailure, type RefundNews } from '../gateways/pay/pay-provider'
import { newShortId } from '../keys'
import { silentLog } from '../log'
import { checkOrder } from '../orders/check-order'
import { OrderSpent, payReference } from '../orders/pay-reference'
import { placeOrder } from '../orders/place-order'
import { askRefund } from '../orders/refund'
import { sweepOrders } from '../orders/sweep-orders'
import { sweepRefunds } from '../orders/sweep-refunds'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { takeNotification } from '../routes/pay-notification'
import { monthSeconds } from '../rules/order-offer'
import { crashing, TransactionCrashed } from './crashing-database'
import { scriptedPay } from './scripted-pay'

/** What people, the provider and bad luck do. `order` counts from the newest one. */
export type Act =
  | { do: 'order'; user: number; productId: '200' | '300' }
  | { do: 'pay' | 'check' | 'refund' | 'finish refund' | 'refund there'; order: number }
  | { do: 'tell'; order: number; how: 'right' | 'twice' | 'forged' | 'wrong amount' }
  | { do: 'sweep' }
  | { do: 'wait'; ms: number }
/** `crash`: its first transaction is lost before its commit. `trouble`: the provider does not answer it. */
export type Event = Act & { crash?: boolean; trouble?: boolean }

/** A market of orders where everything goes wrong that can, over a real database. */
export async function openMarket(db: Kysely<Tables>, userCount: number) {
  const time = { now: Date.UTC(2026, 4, 1) }
  const pay = scriptedPay(() => time.now)
  const crashes = { due: 0 }
  const surroundings = { clock: () => time.now, log: silentLog, pay: pay.provider }
  // What buying needs of them.
  const parts = { db: crashing(db, crashes), ...surroundings } as Parts
  let troubles = 0
  pay.trouble.next = () =>
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

  async function order(userId: string, productId: string): Promise<void> {
    const wanted = { userId, productId, channel: 'native', openId: null } as const
    const row = await placeOrder(parts, pay.provider, wanted)
    if (!known.has(row.id)) placed.push({ tradeNo: row.id, userId, productId })
    known.add(row.id)
    await payReference(parts, pay.provider, row)
  }

  async function tell(tradeNo: string, how: 'right' | 'twice' | 'forged' | 'wrong amount'): Promise<void> {
    const paid = pay.orders.get(tradeNo)?.payment
    const claimed = { tradeNo, transactionId: `forged-${tradeNo}`, appId: 'wxmp', fen: 990, paidAt: time.now }
    const letter = how === 'forged' ? claimed : how === 'wrong amount' && paid ? { ...paid, fen: 1 } : paid
    if (!letter) return
    const send = () => {
      const init = pay.notification(letter, how === 'forged' ? 'no' : 'yes')
      return takeNotification(parts, new Request('http://api/api/pay/wx/notify', init))
    }
    await Promise.all(how === 'twice' ? [send(), send()] : [send()])
  }

  /** The money arrives; whether anybody here is told of it is luck like the rest. */
  async function finishRefund(tradeNo: string): Promise<void> {
    if (pay.refunds.has(`${tradeNo}R1`)) await tellRefund(pay.finishRefund(`${tradeNo}R1`))
  }

  async function tellRefund(news: RefundNews | undefined): Promise<void> {
    if (!news) return
    await takeNotification(parts, new Request('http://api/api/pay/wx/notify', pay.notification(news)))
  }

  async function run(act: Act): Promise<void> {
    if (act.do === 'order') return order(users[act.user % users.length]!, act.productId)
    if (act.do === 'sweep') return void (await sweepOrders(parts))
    if (act.do === 'wait') return void (time.now += act.ms)
    const one = nth(act.order)
    if (!one) return
    if (act.do === 'pay') pay.pay(one.tradeNo)
    else if (act.do === 'refund') await askRefund(parts, { ...one, adminId: one.userId, reason: '退' })
    else if (act.do === 'finish refund') await finishRefund(one.tradeNo)
    else if (act.do === 'refund there') await tellRefund(pay.refundThere(one.tradeNo))
    else if (act.do === 'tell') await tell(one.tradeNo, act.how)
    else await checkOrder(parts, { ...one, channel: 'native' })
  }

  /** Whatever is refused, broken or lost is part of the market; anything else is a mistake. */
  async function act({ crash, trouble, ...what }: Event): Promise<void> {
    if (crash) crashes.due++
    if (trouble) troubles++
    try {
      await run(what)
    } catch (error) {
      const expected = [Refusal, PayFailure, OrderSpent, TransactionCrashed].some(
        (kind) => error instanceof kind,
      )
      if (!expected) throw error
    }
  }

  /** Events that go on at the same time; bad luck that hit none of them is over with them. */
  async function live(moment: readonly Event[]): Promise<void> {
    await Promise.all(moment.map(act))
    crashes.due = troubles = 0
  }

  /** The storm is over: the sweepers find whatever is still open. */
  async function comeToRest(): Promise<void> {
    for (;;) {
      time.now += 60 * 60_000
      // Of what nobody here asked for, WeChat tells until it is taken.
      for (const refundNo of pay.refunds.keys()) await tellRefund(pay.finishRefund(refundNo))
      const [orders, refunds] = [await sweepOrders(parts), await sweepRefunds(parts)]
      if (orders + refunds === 0) return
    }
  }

  /** Everything that breaks the rule: what was paid gave once, what went back took once, what was neither did nothing. */
  async function findWrong(): Promise<string[]> {
    const fate = (tradeNo: string) => pay.orders.get(tradeNo)?.is
    const rightState = (is: ReturnType<typeof fate>) =>
      is === 'paid' ? 'granted' : is === 'refunded' ? 'refunded' : 'closed'
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'state', 'transaction_id'])
      .where('user_id', 'in', users)
      .execute()
    // What was paid and went back before anybody here had heard of it gave nothing.
    const unheard = new Set(rows.filter((row) => row.transaction_id === null).map(({ id }) => id))
    const states = new Map(rows.map(({ id, state }) => [id, state]))
    const unfinished = placed.flatMap(({ tradeNo }) => {
      const [state, right] = [states.get(tradeNo), rightState(fate(tradeNo))]
      return state === right ? [] : [`order ${tradeNo} is ${state}, not ${right}`]
    })
    // Counted by what people have, under whatever name it was given.
    const given = await db.selectFrom('grants').selectAll().where('user_id', 'in', users).execute()
    const left = countEach(given.map(({ user_id, level, seconds }) => `${user_id} ${level} ${seconds}`))
    for (const { tradeNo, userId, productId } of placed.filter((one) => !unheard.has(one.tradeNo)))
      for (const seconds of linesOf[rightState(fate(tradeNo))]) {
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
  return { live, comeToRest, findWrong, counts }
}

export type Market = Awaited<ReturnType<typeof openMarket>>

/** What an order leaves in the ledger, by the state it ends in. */
const linesOf = { granted: [monthSeconds], refunded: [monthSeconds, -monthSeconds], closed: [] }

function countEach(all: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

import { randomInt } from 'node:crypto'
import { Codes } from '#contract/codes'
import { call } from '../crash/saving-client'
import type { Fate, PayDesk } from './pay-desk'
import type { Seen } from './seen'

/** What people were told that they have. */
export type Acknowledged = { tokens: string[]; orders: Set<string> }

export type Town = {
  proxy: string
  machines: readonly string[]
  secret: string
  desk: PayDesk
  seen: Seen
  acknowledged: Acknowledged
}

const ordersEach = 4
const fates: readonly Fate[] = ['pay', 'pay', 'pay', 'pay', 'double', 'double', 'lose', 'forge', 'leave']
const pauseMs = 50

/** Somebody logs in and buys; then somebody else; until it is over. */
export async function buyUntil(town: Town, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const headers = { 'x-api-secret': town.secret, 'x-forwarded-for': anyAddress() }
    const token = await logIn(town, headers)
    if (!token) {
      await pause()
      continue
    }
    town.acknowledged.tokens.push(token)
    const asUser = { ...headers, authorization: `Bearer ${token}` }
    for (let nth = 0; nth < ordersEach && !isOver(); nth++) {
      await buy(town, asUser)
      await pause()
    }
  }
}

type Headers = Record<string, string>

async function logIn({ proxy, seen }: Town, headers: Headers): Promise<string | undefined> {
  const phone = `13${String(randomInt(1e9)).padStart(9, '0')}`
  const sent = await seen.see(call(proxy, 'sendLoginCode', { phone }, headers))
  const outbox = sent && (await seen.see(call(proxy, 'listOutbox', {}, headers)))
  const message = outbox?.find((one) => one.phone === phone)
  if (!message) return undefined
  const login = { phone, captcha: message.code, policyVersion: '2026-05-01' }
  return (await seen.see(call(proxy, 'loginByPhone', login, headers)))?.token
}

/** Orders, does or does not pay, and asks all machines at once whether it is paid. */
async function buy({ proxy, machines, desk, seen, acknowledged }: Town, headers: Headers): Promise<void> {
  const order = await seen.see(call(proxy, 'orderNative', { productId: '200' }, headers))
  if (!order) return
  acknowledged.orders.add(order.tradeNo)
  desk.befall(order.tradeNo, fates[randomInt(fates.length)]!)
  const check = { productId: '200', tradeNo: order.tradeNo } as const
  // A machine that is down takes no connection: the proxy is there for that, and these go past it.
  const asked = machines.map((machine) =>
    call(machine, 'checkNative', check, headers).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
      return call(proxy, 'checkNative', check, headers)
    }),
  )
  await Promise.all(asked.map((one) => seen.see(one, [Codes.conflict])))
  await seen.see(call(proxy, 'checkLogin', {}, headers))
}

function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}

import { randomInt } from 'node:crypto'
import { ApiCodes } from '#contract/http/api-codes'
import { call } from '../crash/saving-client'
import type { PaymentOutcome, PaySimulatorServer } from './pay-simulator-server'
import type { OutcomeRecorder } from './outcome-recorder'

/** The logins and orders that the service acknowledged. */
export type Acknowledged = { tokens: string[]; orders: Set<string> }

export type BuyerEnvironment = {
  proxy: string
  instances: readonly string[]
  secret: string
  paySimulator: PaySimulatorServer
  outcomes: OutcomeRecorder
  acknowledged: Acknowledged
}

const ordersEach = 4
const paymentOutcomes: readonly PaymentOutcome[] = [
  'pay',
  'pay',
  'pay',
  'pay',
  'double',
  'double',
  'lose',
  'forge',
  'leave',
]
const pauseMs = 50

/** Logs in and buys as one user after the other, until the end. */
export async function buyUntilStopped(environment: BuyerEnvironment, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const headers = { 'x-api-secret': environment.secret, 'x-forwarded-for': randomIpAddress() }
    const token = await logIn(environment, headers)
    if (!token) {
      await pause()
      continue
    }
    environment.acknowledged.tokens.push(token)
    const asUser = { ...headers, authorization: `Bearer ${token}` }
    for (let nth = 0; nth < ordersEach && !hasEnded(); nth++) {
      await buy(environment, asUser)
      await pause()
    }
  }
}

type Headers = Record<string, string>

async function logIn({ proxy, outcomes }: BuyerEnvironment, headers: Headers): Promise<string | undefined> {
  const phone = `13${String(randomInt(1e9)).padStart(9, '0')}`
  const sent = await outcomes.record(call(proxy, 'sendLoginCode', { phone }, headers))
  const outbox = sent && (await outcomes.record(call(proxy, 'listOutbox', {}, headers)))
  const message = outbox?.find((one) => one.phone === phone)
  if (!message) return undefined
  const login = { phone, captcha: message.code, policyVersion: '2026-05-01' }
  return (await outcomes.record(call(proxy, 'loginByPhone', login, headers)))?.token
}

/** Orders, pays with a random outcome, and checks the payment at all instances at once. */
async function buy(
  { proxy, instances: machines, paySimulator, outcomes, acknowledged }: BuyerEnvironment,
  headers: Headers,
): Promise<void> {
  const order = await outcomes.record(call(proxy, 'orderNative', { productId: '200' }, headers))
  if (!order) return
  acknowledged.orders.add(order.tradeNo)
  paySimulator.settleOrder(order.tradeNo, paymentOutcomes[randomInt(paymentOutcomes.length)]!)
  const check = { productId: '200', tradeNo: order.tradeNo } as const
  // An instance that is down refuses connections: then the check goes through the proxy.
  const checks = machines.map((machine) =>
    call(machine, 'checkNative', check, headers).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
      return call(proxy, 'checkNative', check, headers)
    }),
  )
  await Promise.all(checks.map((one) => outcomes.record(one, [ApiCodes.conflict])))
  await outcomes.record(call(proxy, 'checkLogin', {}, headers))
}

function randomIpAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}

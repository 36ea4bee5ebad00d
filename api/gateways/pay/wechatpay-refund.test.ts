import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSimulator, type Simulator } from '../simulator/start-simulator'
import type { PayProvider } from './pay-provider'
import { createWechatPayClient } from './wechatpay-client'

// Both sides are our own here; other tests verify the simulator's signatures with another implementation.
let simulator: Simulator
let product: Server
let pay: PayProvider
let listeners: ((news: unknown) => void)[] = []

beforeAll(async () => {
  product = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    response.writeHead(204).end()
    const header = (name: string) => String(request.headers[name] ?? '')
    const news = pay.readNotification({ header, body: Buffer.concat(chunks).toString() })
    listeners.forEach((notify) => notify(news))
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  const place = { publicOrigin: 'https://us.example' }
  simulator = await startSimulator({ clock: Date.now, ...place })
  const notifyUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}/api/pay/wx/notify`
  pay = createWechatPayClient({
    merchant: { ...simulator.merchant, notifyUrl },
    clock: Date.now,
    simulated: true,
  })
})
afterAll(async () => {
  await simulator.close()
  product.close()
})

async function order(tradeNo: string): Promise<string> {
  return pay.native({ tradeNo, description: '智能简历', fen: 990, expiresAt: Date.now() + 1_800_000 })
}
async function paid(tradeNo: string): Promise<void> {
  const body = new URLSearchParams({ do: 'lose' })
  await simulator.fetch(new Request(await order(tradeNo), { method: 'POST', body }))
}
const back = (tradeNo: string, change: object = {}) =>
  pay.refund({ tradeNo, refundNo: `${tradeNo}R1`, fen: 990, paidFen: 990, reason: '重复购买', ...change })

describe('refunds over HTTP', () => {
  test('a refund is processing at first, is notified once done, and is idempotent', async () => {
    await paid('T1paid')
    const news = new Promise((resolve) => (listeners = [resolve]))
    const refund = { tradeNo: 'T1paid', refundNo: 'T1paidR1', fen: 990 }
    expect(await back('T1paid')).toEqual({ ...refund, is: 'processing', doneAt: null })
    expect(await news).toEqual({ refund: { ...refund, is: 'done', doneAt: expect.any(Number) } })
    expect(await back('T1paid')).toMatchObject({ is: 'done' })
    expect(await pay.queryRefund('T1paidR1')).toMatchObject({ ...refund, is: 'done' })
    expect(await pay.query('T1paid')).toEqual({ is: 'refunded' })
  })

  test('a refund of an unpaid order, of more than was paid, or with a reused number is rejected', async () => {
    await order('T2open')
    await expect(back('T2open')).rejects.toMatchObject({ kind: 'refused' })
    await paid('T3paid')
    await back('T3paid')
    await expect(back('T3paid', { refundNo: 'T3paidR2' })).rejects.toMatchObject({ kind: 'refused' })
    await expect(back('T3paid', { reason: '别的' })).rejects.toMatchObject({ kind: 'refused' })
  })

  test('an unknown refund is undefined', async () => {
    expect(await pay.queryRefund('nobody-knows')).toBeUndefined()
    await expect(back('T4never')).rejects.toMatchObject({ kind: 'unknown' })
  })
})

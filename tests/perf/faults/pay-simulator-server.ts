import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createPaySimulator } from '#api/gateways/simulator/pay/pay-simulator'
import { emptyPayStore } from '#api/gateways/simulator/pay/pay-store'

/**
 * What happens to an order at WeChat Pay: paid and notified, notified twice, never notified, forged, or
 * nothing.
 */
export type PaymentOutcome = 'pay' | 'double' | 'lose' | 'forge' | 'leave'

export type PaySimulatorServer = Awaited<ReturnType<typeof startPaySimulatorServer>>

/**
 * Starts the simulated WeChat Pay in this process, on a separate port, for services that only get it by their
 * settings.
 */
export async function startPaySimulatorServer(folder: string, notifyOrigin: string) {
  const appId = 'wx0000000000machine'
  const {
    payState: world,
    notifier,
    api: wire,
    merchant,
  } = await createPaySimulator({
    clock: Date.now,
    store: emptyPayStore,
    appId,
    pageOf: (token) => `https://pay.example.com/${token}`,
    isOpenId: () => false,
  })
  const queries = new Map<string, number[]>()
  const countQueries = new Hono()
  countQueries.get('/v3/pay/transactions/out-trade-no/:tradeNo', async (c, next) => {
    const tradeNo = c.req.param('tradeNo')
    queries.set(tradeNo, [...(queries.get(tradeNo) ?? []), performance.now()])
    await next()
  })
  const server = serve({ fetch: countQueries.route('/', wire).fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const [platform] = [...merchant.platformKeys]
  if (!platform) throw new Error('the simulator has no key')
  const file = (name: string, pem: string | Buffer) => {
    writeFileSync(join(folder, name), pem, { mode: 0o600 })
    return join(folder, name)
  }
  const privateKey = merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const publicKey = platform[1].export({ type: 'spki', format: 'pem' })

  return {
    world,
    /** When the product queried each order, in ms. */
    queries,
    settings: {
      PAY_PROVIDER: 'wechatpay',
      WECHATPAY_API_URL: `http://127.0.0.1:${port}`,
      WECHATPAY_MCHID: merchant.mchId,
      WECHATPAY_APPID: appId,
      WECHATPAY_SERIAL: merchant.serial,
      WECHATPAY_API_V3_KEY: merchant.apiV3Key,
      WECHATPAY_PRIVATE_KEY_FILE: file('merchant.pem', privateKey),
      WECHATPAY_PLATFORM_KEYS: `${platform[0]}=${file('platform.pem', publicKey)}`,
    },
    /**
     * @returns whether it is paid now. Notifications go to the proxy: the order's notify URL does not exist
     * here.
     */
    settleOrder(tradeNo: string, outcome: PaymentOutcome): boolean {
      const order = world.find(tradeNo)
      if (!order) return false
      world.change(order, { notifyUrl: `${notifyOrigin}/api/pay/wx/notify` })
      if (outcome === 'forge') void notifier.forge(order)
      if (outcome === 'forge' || outcome === 'leave' || !world.pay(order)) return false
      if (outcome === 'pay' || outcome === 'double') void notifier.notify(order)
      if (outcome === 'double') void notifier.notify(order)
      return true
    },
    close() {
      notifier.close()
      server.close()
    },
  }
}

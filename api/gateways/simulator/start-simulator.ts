import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { Clock } from '../../dependencies'
import type { Merchant } from '../pay/merchant'
import { createAiSimulator, type AiSimulator } from './ai/ai-simulator'
import { createPaySimulator } from './pay/pay-simulator'
import { emptyPayStore, createPayStore } from './pay/pay-store'
import type { SimulatorOrigins } from './simulator-settings'
import { createWeixinSimulator, type WeixinSimulator } from './weixin/weixin-simulator'

const weixinPath = '/dev/weixin'
const payPath = '/dev/pay'
const aiPath = '/ai'

export type Simulator = {
  weixin: Pick<WeixinSimulator, 'keys'> & { pagesUrl: string; apiUrl: string }
  /** The merchant's settings for the product, without the notify URL. */
  merchant: Omit<Merchant, 'notifyUrl'>
  /** The settings for the assistant's client. */
  ai: AiSimulator['keys'] & { baseUrl: string }
  /** The simulators' pages for people, under the product's own /dev/…; their APIs are not included. */
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

type SimulatorOptions = SimulatorOrigins & {
  clock: Clock
  /** Where simulated payments are stored over a restart; without it they are only in memory. */
  dataDir?: string
  /** The providers to simulate; the others are real. Default: weixin and pay. */
  simulatedProviders?: readonly ('weixin' | 'pay' | 'ai')[]
}

/**
 * Starts the simulators of the external providers on a loopback port of their own.
 * @param simulatorOrigin where browsers reach them instead of /dev/…; if it is on this machine, its port is
 * used to listen.
 */
export async function startSimulator({
  clock,
  publicOrigin,
  simulatorOrigin,
  dataDir,
  simulatedProviders = ['weixin', 'pay'],
}: SimulatorOptions): Promise<Simulator> {
  const weixin = createWeixinSimulator({ clock, callbackHosts: [new URL(publicOrigin).host] })
  const pay = await createPaySimulator({
    clock,
    store: dataDir ? createPayStore(join(dataDir, 'simulated-payments.jsonl'), clock()) : emptyPayStore,
    appId: weixin.keys.mp.appId,
    pageOf: (token) => `${simulatorOrigin ?? publicOrigin}${payPath}/${token}`,
    isOpenId: weixin.isOpenId,
  })
  const ai = createAiSimulator()
  const allRoutes = new Hono()
    .route('/', weixin.allRoutes)
    .route('/', pay.api)
    .route(payPath, pay.pages)
    .route(aiPath, ai.api)
  const { server, origin } = await listen(allRoutes, portFor(simulatorOrigin))
  const pages = new Hono()
  if (simulatedProviders.includes('weixin')) pages.route(weixinPath, weixin.pages)
  if (simulatedProviders.includes('pay')) pages.route(payPath, pay.pages)
  return {
    weixin: {
      keys: weixin.keys,
      pagesUrl: simulatorOrigin ?? `${publicOrigin}${weixinPath}`,
      apiUrl: origin,
    },
    merchant: { ...pay.merchant, apiUrl: origin },
    ai: { ...ai.keys, baseUrl: `${origin}${aiPath}/v1` },
    fetch: async (request) => pages.fetch(request),
    async close() {
      pay.notifier.close()
      await closeServer(server)
    },
  }
}

/** 0: the system chooses a port. */
function portFor(simulatorOrigin: string | undefined): number {
  if (!simulatorOrigin) return 0
  const { protocol, hostname, port } = new URL(simulatorOrigin)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) ? Number(port || 80) : 0
}

function listen(app: Hono, port: number): Promise<{ server: ServerType; origin: string }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve({ server, origin: `http://127.0.0.1:${address.port}` }),
    )
    server.once('error', reject)
  })
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

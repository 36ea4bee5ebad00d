import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { Clock } from '../../parts'
import type { SimulatorPlace } from './simulator-settings'
import { createWeixinSimulator, type WeixinSimulator } from './weixin-simulator'

const weixinPath = '/dev/weixin'

export type Simulator = {
  weixin: Pick<WeixinSimulator, 'keys'> & { pagesUrl: string; apiUrl: string }
  /** The pages people see, under the product's own /dev/…; the wire is not among them. */
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

/**
 * Starts what stands for the outside world, on a loopback port of its own.
 * @param simulatorOrigin where people reach it instead of /dev/weixin; one of this machine is also where it listens.
 */
export async function startSimulator({
  clock,
  publicOrigin,
  simulatorOrigin,
}: SimulatorPlace & { clock: Clock }): Promise<Simulator> {
  const weixin = createWeixinSimulator({ clock, callbackHosts: [new URL(publicOrigin).host] })
  const { server, origin } = await listen(weixin.everything, portFor(simulatorOrigin))
  const pages = new Hono().route(weixinPath, weixin.pages)
  return {
    weixin: {
      keys: weixin.keys,
      pagesUrl: simulatorOrigin ?? `${publicOrigin}${weixinPath}`,
      apiUrl: origin,
    },
    fetch: async (request) => pages.fetch(request),
    close: () => closeServer(server),
  }
}

/** 0 lets the system choose. */
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

import type { Server } from 'node:net'
import { clientNetwork } from '#fair-queue/client-network'

/**
 * Closes each connection beyond the limit per IPv4 address or IPv6 /64 network before a byte of it is read.
 */
export function limitConnections(server: Server, maxPerNetwork: number): void {
  const openByNetwork = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '')
    const count = openByNetwork.get(network) ?? 0
    if (count >= maxPerNetwork) return void socket.destroy()
    openByNetwork.set(network, count + 1)
    socket.once('close', () => {
      const remaining = openByNetwork.get(network)! - 1
      if (remaining > 0) openByNetwork.set(network, remaining)
      else openByNetwork.delete(network)
    })
  })
}

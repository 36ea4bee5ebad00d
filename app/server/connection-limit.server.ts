import type { Server } from 'node:net'
import { networkOf } from './client-address'

/** Closes each connection beyond `most` of the same IPv4 address or IPv6 /64 network before a byte of it is read. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = open.get(network) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

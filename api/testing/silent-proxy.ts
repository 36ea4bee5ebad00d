import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between us and a server; gone silent it takes whatever is sent and passes nothing on, as a machine does that vanished. */
export async function startSilentProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let silent = false
  let turns = 0
  function turn(to: boolean): void {
    silent = to
    turns++
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    // The machine that comes back knows nothing of these.
    const born = turns
    const isLost = () => silent || born !== turns
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', (data) => void (isLost() || to.write(data)))
      from.on('end', () => void (isLost() || to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
    pass(near, far)
    pass(far, near)
    near.on('close', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    beSilent: () => turn(true),
    comeBack: () => turn(false),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy that can go silent: it then accepts data and passes nothing on, like a machine that vanished.
 */
export async function startUnresponsiveProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let silent = false
  let generation = 0
  function setSilent(to: boolean): void {
    silent = to
    generation++
  }
  const server = createServer((clientSocket) => {
    const serverSocket = connect(Number(port), hostname)
    // After a restart the server does not know earlier connections.
    const createdIn = generation
    const isLost = () => silent || createdIn !== generation
    const pipe = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', (data) => void (isLost() || to.write(data)))
      from.on('end', () => void (isLost() || to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
    pipe(clientSocket, serverSocket)
    pipe(serverSocket, clientSocket)
    clientSocket.on('close', () => serverSocket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stopResponding: () => setSilent(true),
    resume: () => setSilent(false),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

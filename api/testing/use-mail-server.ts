import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createMailServer, type Received } from './mail-server'

/** A mail server on this machine for the tests of a file. */
export function useMailServer() {
  const received: Received[] = []
  const server = createMailServer((message) => received.push(message))
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
  })
  beforeEach(() => void received.splice(0))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port: () => (server.server.address() as AddressInfo).port }
}

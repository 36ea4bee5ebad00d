import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '#app/settings.server'
import { createHonoApp, type HonoAppOptions } from '#app/server/hono-app.server'
import { listen } from '#app/server/http/http-server.server'
import { createLogger } from '#app/server/logging/logger.server'

const origin = 'https://resume.example.com'
const bigPage = 'x'.repeat(8 * 1024 * 1024)

/** Like a form in Remix: there is no response before the whole body has arrived. */
const handle: HonoAppOptions['handle'] = async (request) => {
  if (request.method === 'POST') await request.formData()
  if (request.url.endsWith('/late')) await new Promise((later) => setTimeout(later, 1_000))
  return new Response(request.url.endsWith('/big') ? bigPage : '<p>', {
    headers: { 'content-type': 'text/html' },
  })
}

const sockets: Socket[] = []
let server: Server | undefined
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  if (server) await new Promise((closed) => server!.close(closed))
})

type Limits = Pick<HonoAppOptions, 'minBodyRate' | 'loadLimits'> & {
  connectionsPerAddress?: number
  unreadMs?: number
}

/** @returns the port of a server on real sockets */
async function start({ connectionsPerAddress, unreadMs, ...parts }: Limits = {}) {
  const clients: string[] = []
  const app = createHonoApp({
    settings: readSettings({ NODE_ENV: 'test', PUBLIC_ORIGIN: origin }),
    log: createLogger('silent'),
    health: () => Promise.resolve({ ok: true }),
    handle,
    createLoadContext: (session, _, { clientAddress }) => {
      clients.push(clientAddress)
      return { session } as ReturnType<HonoAppOptions['createLoadContext']>
    },
    sessionSecrets: ['a secret of this test'],
    forwardWebhook: async (request) => new Response(await request.text()),
    ...parts,
  })
  server = listen({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    connectionsPerAddress,
    stalledReaderMs: unreadMs,
  })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, clients }
}

/** Opens a connection and sends `bytes`; `answer` is the response. */
async function send(port: number, bytes: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  const answer = { text: '', isClosed: false }
  socket.on('data', (chunk) => (answer.text += String(chunk)))
  socket.on('close', () => (answer.isClosed = true)).on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, answer }
}

const form = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
  `Content-Length: ${length}\r\n\r\n${body}`
const page = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n`

const statusOf = async (port: number, path = '/', init: RequestInit = {}) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, init)).status

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

/** A few other requests, for longer than the completion rate is measured over. */
async function othersAreAnswered(port: number) {
  const post = { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: { origin } }
  const statuses = new Set<number>()
  for (let round = 0; round < 8; round++) {
    statuses.add(await statusOf(port))
    statuses.add(await statusOf(port, '/', post))
    await new Promise((later) => setTimeout(later, 300))
  }
  expect([...statuses]).toEqual([200])
}

test('others are served while 70 senders have sent one byte of their bodies', async () => {
  const { port } = await start()
  for (let n = 0; n < 70; n++) await send(port, form('/', 1_000, 'a'))
  await othersAreAnswered(port)
})

test('others are served while 70 senders are rejected before their bodies have arrived', async () => {
  const { port } = await start()
  for (let n = 0; n < 70; n++) await send(port, form('/', 1_000, 'a').replace(origin, 'https://evil.example'))
  await othersAreAnswered(port)
})

test('others are served while more readers than there are slots read nothing of their responses', async () => {
  const { port } = await start({ loadLimits: { minConcurrent: 8, maxConcurrent: 12, maxWaitMs: 4_000 } })
  for (let n = 0; n < 16; n++) (await send(port, page('/big'))).socket.pause()
  await othersAreAnswered(port)
})

test.each(['/', '/api/pay/wx/notify'])(
  'a stalled body for %s is aborted, and its sender gets a response',
  async (path) => {
    const { port } = await start({ minBodyRate: { graceMs: 50, bytesPerSecond: 1_000 } })
    const { answer: received } = await send(port, form(path, 1_000, 'a'))
    await vi.waitFor(() => expect(received.isClosed).toBe(true), 5_000)
    expect(received.text).toMatch(/^HTTP\/1.1 408 /)
    expect(received.text).toContain('请重试')
  },
)

test('a body that arrives slowly but steadily is accepted', async () => {
  const { port } = await start({ minBodyRate: { graceMs: 500, bytesPerSecond: 1 } })
  const body = new URLSearchParams({ text: '慢慢来' }).toString()
  const { socket, answer: received } = await send(
    port,
    form('/api/pay/wx/notify', body.length, body.slice(0, 1)),
  )
  for (const letter of body.slice(1)) {
    await new Promise((later) => setTimeout(later, 10))
    socket.write(letter)
  }
  await vi.waitFor(() => expect(received.text).toContain(body))
})

test('a reader who reads nothing is disconnected, and one whose response is not ready yet is not', async () => {
  const { port } = await start({ unreadMs: 200 })
  const reads = await send(port, page('/big'))
  const waits = await send(port, page('/late'))
  const stopped = await send(port, page('/big'))
  stopped.socket.pause()
  await vi.waitFor(async () => {
    expect(await connectionsOf(server!)).toBe(2)
  }, 5_000)
  await vi.waitFor(() => expect(waits.answer.text).toContain('<p>'), 5_000)
  expect(reads.answer.text.length).toBeGreaterThan(bigPage.length)
})

test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
  'a page requested with a body (%s) is answered without waiting for the rest of the body',
  async (header) => {
    const { port } = await start()
    const { answer: received } = await send(port, page('/').replace('\r\n\r\n', `\r\n${header}\r\n\r\n3`))
    await vi.waitFor(() => expect(received.isClosed).toBe(true))
    expect(received.text).toContain('<p>')
  },
)

test("limits are counted by the connection's address", async () => {
  const { port, clients } = await start()
  const { answer: received } = await send(port, page('/'), '127.0.0.9')
  await vi.waitFor(() => expect(received.text).toContain('<p>'))
  expect(clients).toEqual(['127.0.0.9'])
})

test('an address at its limit gets no more connections, and others do', async () => {
  const { port } = await start({ connectionsPerAddress: 3 })
  const first = await send(port, '', '127.0.0.2')
  for (let n = 0; n < 2; n++) await send(port, '', '127.0.0.2')
  const fourth = await send(port, page('/'), '127.0.0.2')
  await vi.waitFor(() => expect(fourth.answer.isClosed).toBe(true))
  expect(fourth.answer.text).toBe('')
  expect(await statusOf(port)).toBe(200)
  first.socket.destroy()
  await vi.waitFor(async () => {
    const again = await send(port, page('/'), '127.0.0.2')
    await vi.waitFor(() => expect(again.answer.text).toContain('<p>'), 300)
  })
})

import { connect, type Socket } from 'node:net'

/**
 * Holds connections to a server and sends or reads as little as possible, in a separate process for its many
 * sockets. Each is reopened when the server closes it. Readers request more of FILE than the socket buffers
 * hold.
 * `tsx tests/perf/faults/slow-attackers.ts PORT BODIES HEADERS READERS FILE`; on each message it sends the
 * results so far.
 */
const [port = 0, bodies = 0, headers = 0, readers = 0] = process.argv.slice(2, 6).map(Number)
const file = process.argv[6] ?? '/'
const trickleMs = 3_000
const openAgainMs = 500
/** All are open after this time, in ms, to avoid a burst at the start. */
const rampMs = 5_000
const addressesEach = 10

type Kind = { name: string; subnet: number; initialBytes: string; trickledBytes: string; reads: boolean }
const host = `Host: 127.0.0.1:${port}`
const kinds: [Kind, number][] = [
  [
    {
      name: 'bodies',
      subnet: 1,
      initialBytes:
        `POST /language HTTP/1.1\r\n${host}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na`,
      trickledBytes: 'a',
      reads: true,
    },
    bodies,
  ],
  [
    {
      name: 'headers',
      subnet: 2,
      initialBytes: `GET / HTTP/1.1\r\n${host}\r\n`,
      trickledBytes: 'x-a: a\r\n',
      reads: true,
    },
    headers,
  ],
  [
    {
      name: 'readers',
      subnet: 3,
      initialBytes: `GET ${file} HTTP/1.1\r\n${host}\r\n\r\n`.repeat(6),
      trickledBytes: '',
      reads: false,
    },
    readers,
  ],
]
const counts: Record<string, { open: number; letGo: number }> = {}

function openConnection(kind: Kind, number: number): void {
  const count = counts[kind.name]!
  const localAddress = `127.0.${kind.subnet}.${1 + (number % addressesEach)}`
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
    count.open++
    socket.write(kind.initialBytes)
    if (!kind.reads) socket.pause()
  })
  const trickle = kind.trickledBytes
    ? setInterval(() => socket.write(kind.trickledBytes), trickleMs)
    : undefined
  let hadConnected = false
  socket.once('connect', () => (hadConnected = true))
  socket.on('error', () => {}).resume()
  socket.once('close', () => {
    clearInterval(trickle)
    if (hadConnected) {
      count.open--
      count.letGo++
    }
    setTimeout(() => openConnection(kind, number), openAgainMs)
  })
}

for (const [kind, many] of kinds) {
  counts[kind.name] = { open: 0, letGo: 0 }
  for (let n = 0; n < many; n++) setTimeout(() => openConnection(kind, n), (n / many) * rampMs)
}
process.on('message', () => process.send!(counts))
process.send!('here')
process.on('disconnect', () => process.exit())

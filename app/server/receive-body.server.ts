import type { BodyMemory } from './body-memory.server'

export type LeastRate = {
  /** Nobody is measured before this, ms: the first bytes wait for a radio to wake up. */
  graceMs: number
  /** On average since the grace. A bad 2G line has 500 or more. */
  bytesPerSecond: number
}
const leastRate: LeastRate = { graceMs: 10_000, bytesPerSecond: 256 }
const firstBytes = 16 * 1024

type Problem = 'too large' | 'too slow' | 'no memory' | 'broken off'
export type Received = { body: Uint8Array<ArrayBuffer>; release(): void } | { problem: Problem }

type Receiving = {
  memory: BodyMemory
  /** Of its sender. */
  address: string
  /** Bytes that are accepted. */
  most: number
  rate?: LeastRate
}

/**
 * Reads a body to its end. A sender below the least rate is given up, however small the body is: one byte in a minute would
 * otherwise hold memory and a connection for as long as its sender likes. The memory is held until `release`.
 */
export async function receiveBody(
  stream: ReadableStream<Uint8Array>,
  { memory, address, most, rate = leastRate }: Receiving,
): Promise<Received> {
  const reader = stream.getReader()
  const startedAt = performance.now()
  let length = 0
  let giveUp!: (problem: Problem) => void
  const givenUp = new Promise<{ problem: Problem }>((resolve) => (giveUp = (problem) => resolve({ problem })))
  const held = memory.hold(address, () => giveUp('no memory'))

  const dueInMs = () => startedAt + rate.graceMs + (length / rate.bytesPerSecond) * 1_000 - performance.now()
  let timer = setTimeout(measure, dueInMs())
  function measure(): void {
    const ms = dueInMs()
    if (ms <= 0) giveUp('too slow')
    else timer = setTimeout(measure, ms)
  }

  async function read(): Promise<Received> {
    let buffer = new Uint8Array(0)
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        held.complete()
        return { body: buffer.subarray(0, length), release: held.release }
      }
      if (length + value.length > most) return { problem: 'too large' }
      buffer = withRoomFor(length + value.length, buffer, most)
      buffer.set(value, length)
      length += value.length
      held.grow(value.length)
    }
  }

  const received = await Promise.race([read().catch(() => ({ problem: 'broken off' }) as const), givenUp])
  clearTimeout(timer)
  if ('problem' in received) held.release()
  // Not cancelled: that would close the connection before its sender was told why.
  reader.releaseLock()
  return received
}

/** Grows by doubling: a body that comes byte by byte is not copied for each of them. */
function withRoomFor(bytes: number, buffer: Uint8Array<ArrayBuffer>, most: number): Uint8Array<ArrayBuffer> {
  if (bytes <= buffer.length) return buffer
  const grown = new Uint8Array(Math.min(most, Math.max(bytes, 2 * buffer.length, firstBytes)))
  grown.set(buffer)
  return grown
}

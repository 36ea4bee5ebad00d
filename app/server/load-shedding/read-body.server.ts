import type { BodyMemoryBudget } from './body-memory-budget.server'

export type MinBodyRate = {
  /** The rate is not measured before this, in ms: a phone's radio needs time to wake up. */
  graceMs: number
  /** Average since the grace period. A bad 2G line has 500 or more. */
  bytesPerSecond: number
}
const defaultMinRate: MinBodyRate = { graceMs: 10_000, bytesPerSecond: 256 }
const initialBufferBytes = 16 * 1024

type BodyProblem = 'too large' | 'too slow' | 'no memory' | 'broken off'
export type ReadBodyResult = { body: Uint8Array<ArrayBuffer>; release(): void } | { problem: BodyProblem }

type ReadBodyOptions = {
  memory: BodyMemoryBudget
  /** The sender's address. */
  address: string
  /** Maximum size in bytes. */
  maxBytes: number
  minRate?: MinBodyRate
}

/**
 * Reads a whole body. A sender below the minimum rate is aborted, however small the body is: one byte a
 * minute would otherwise hold memory and a connection for as long as the sender likes. The memory is held
 * until `release`.
 */
export async function readBody(
  stream: ReadableStream<Uint8Array>,
  { memory, address, maxBytes, minRate = defaultMinRate }: ReadBodyOptions,
): Promise<ReadBodyResult> {
  const reader = stream.getReader()
  const startedAt = performance.now()
  let length = 0
  let abort!: (problem: BodyProblem) => void
  const aborted = new Promise<{ problem: BodyProblem }>(
    (resolve) => (abort = (problem) => resolve({ problem })),
  )
  const reservation = memory.reserve(address, () => abort('no memory'))

  const msUntilTooSlow = () =>
    startedAt + minRate.graceMs + (length / minRate.bytesPerSecond) * 1_000 - performance.now()
  let timer = setTimeout(checkRate, msUntilTooSlow())
  function checkRate(): void {
    const ms = msUntilTooSlow()
    if (ms <= 0) abort('too slow')
    else timer = setTimeout(checkRate, ms)
  }

  async function readAll(): Promise<ReadBodyResult> {
    let buffer = new Uint8Array(0)
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        reservation.complete()
        return { body: buffer.subarray(0, length), release: reservation.release }
      }
      if (length + value.length > maxBytes) return { problem: 'too large' }
      buffer = growBuffer(length + value.length, buffer, maxBytes)
      buffer.set(value, length)
      length += value.length
      reservation.grow(value.length)
    }
  }

  const result = await Promise.race([readAll().catch(() => ({ problem: 'broken off' }) as const), aborted])
  clearTimeout(timer)
  if ('problem' in result) reservation.release()
  // Not cancelled: that would close the connection before the sender gets the response.
  reader.releaseLock()
  return result
}

/** Doubles the buffer, so that a body that arrives byte by byte is not copied for each of them. */
function growBuffer(
  bytes: number,
  buffer: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  if (bytes <= buffer.length) return buffer
  const grown = new Uint8Array(Math.min(maxBytes, Math.max(bytes, 2 * buffer.length, initialBufferBytes)))
  grown.set(buffer)
  return grown
}

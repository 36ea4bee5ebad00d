/** Too many documents wait already: nothing was done, ask again after `retryAfterSeconds`. */
export class TypesetBusy extends Error {
  override name = 'TypesetBusy'
  readonly retryAfterSeconds = 2
}

/** Of the mean time of a task, what the last one weighs. */
const lastWeighs = 0.2
/** So many may wait however long the last tasks took: one slow document says little. */
const few = 16

/** `longestWaitMs`: whoever would probably wait longer is better told to ask again. */
export type Queue = { mostAtOnce: number; mostWaiting: number; longestWaitMs?: number }

/**
 * Lets `mostAtOnce` through at a time, in order of arrival. `inTurn` runs a task when its turn has come.
 * @param now ms
 * @throws TypesetBusy when `mostWaiting` wait already, or fewer on a slow machine
 */
export function createWaitingRoom(queue: Queue, now = () => performance.now()) {
  const { mostAtOnce, mostWaiting, longestWaitMs = 4_000 } = queue
  const waiting: (() => void)[] = []
  let running = 0
  let meanMs = 0

  function isFull(): boolean {
    if (waiting.length >= mostWaiting) return true
    return waiting.length >= few && (waiting.length * meanMs) / mostAtOnce > longestWaitMs
  }

  async function inTurn<T>(task: (running: number) => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (isFull()) throw new TypesetBusy(`${waiting.length} documents wait already`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    const startedAt = now()
    try {
      return await task(running)
    } finally {
      meanMs += (now() - startedAt - meanMs) * lastWeighs
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return { inTurn, load: () => ({ running, waiting: waiting.length }) }
}

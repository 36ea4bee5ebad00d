/** Too many documents wait already: nothing was done, ask again after `retryAfterSeconds`. */
export class TypesetBusy extends Error {
  override name = 'TypesetBusy'
  readonly retryAfterSeconds = 2
}

/**
 * Lets `mostAtOnce` through at a time, in order of arrival. `inTurn` runs a task when its turn has come.
 * @throws TypesetBusy when `mostWaiting` wait already
 */
export function createWaitingRoom(mostAtOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  async function inTurn<T>(task: (running: number) => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new TypesetBusy(`${waiting.length} documents wait already`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await task(running)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  return { inTurn, load: () => ({ running, waiting: waiting.length }) }
}

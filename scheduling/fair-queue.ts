import { LRUCache } from 'lru-cache'

/** Too many tasks wait already, of all callers or of this one: nothing was done, ask again later. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type FairQueueOptions = {
  /** Tasks that run at a time, of all callers. */
  mostAtOnce: number
  /** Tasks of one caller that run at a time; by default one place less than there are, so that one stays for others. */
  mostAtOnceEach?: number
  /** Tasks that wait, of all callers. */
  mostWaiting: number
  /** Tasks of one caller that wait; by default half of all. */
  mostWaitingEach?: number
  /** A task that would probably wait longer is refused, ms. A few may wait however slow the tasks are. */
  longestWaitMs?: number
  /**
   * Callers whose tasks take longer than this on average leave one place free, together, for those with quicker ones, ms;
   * where nobody has quicker ones, they may take all.
   */
  slowMs?: number
  /** Places that only slow tasks may take, beside the others: while there are quick ones, slow ones run nowhere else. */
  slowPlaces?: number
}

/** What a task knows of its turn. */
export type Turn = {
  /** Its caller, or itself, is known to take long. */
  isSlow: boolean
  /** The processor time it took, ms; without it the clock counts, on which a busy machine makes everybody slow. */
  spent(ms: number): void
}

type Waiting = { start: () => void; refuse: (error: QueueFull) => void; isSlow: boolean }

/** How many may wait however long the last tasks took: one slow task says little. */
const few = 16
/** Share of the newest task in an average duration. */
const newestWeighs = 0.3
/** A place is left free for quick tasks for so long after the last one, ms. */
const quickStayMs = 60_000
/** Averages are remembered for this many callers, for this long after their last task. */
const rememberedCallers = 10_000
const rememberedMs = 60_000

/**
 * Runs tasks a few at a time and takes the callers in turn, so that a caller with many tasks delays others by the one that
 * runs and the one that is next. When the queue is full, the newest task of the caller with the most waiting makes room.
 * @param now ms, monotonic
 */
export function createFairQueue(options: FairQueueOptions, now = () => performance.now()) {
  const { mostAtOnce, mostWaiting, longestWaitMs = 4_000, slowMs = 300, slowPlaces = 0 } = options
  const mostAtOnceEach = options.mostAtOnceEach ?? Math.max(1, mostAtOnce - 1)
  const mostWaitingEach = options.mostWaitingEach ?? Math.ceil(mostWaiting / 2)
  const mostSlow = slowPlaces || Math.max(1, mostAtOnce - 1)
  /** In the order in which callers are served: who was served goes to the end. */
  const waiting = new Map<string, Waiting[]>()
  const runningOf = new Map<string, number>()
  // By the same clock, read anew each time.
  const averageMs = new LRUCache<string, number>({
    ...{ max: rememberedCallers, ttl: rememberedMs },
    ...{ perf: { now }, ttlResolution: 0 },
  })
  let running = 0
  let runningSlow = 0
  let waitingCount = 0
  let meanMs = 0
  let lastQuickAt = -Infinity

  const isSlowCaller = (caller: string) => (averageMs.get(caller) ?? 0) > slowMs

  function canStart(caller: string, isSlow: boolean): boolean {
    if ((runningOf.get(caller) ?? 0) >= mostAtOnceEach) return false
    const beside = Math.min(runningSlow, slowPlaces)
    const isPlaceFree = running - beside < mostAtOnce || (isSlow && beside < slowPlaces)
    return isPlaceFree && (!isSlow || runningSlow < mostSlow || now() - lastQuickAt > quickStayMs)
  }

  /** Tasks that are served before one more of this caller. */
  function ahead(caller: string): number {
    const own = waiting.get(caller)?.length ?? 0
    let count = own
    for (const [other, tasks] of waiting) if (other !== caller) count += Math.min(tasks.length, own + 1)
    return count
  }

  function refusal(caller: string): QueueFull | undefined {
    const own = waiting.get(caller)?.length ?? 0
    if (own >= mostWaitingEach) return new QueueFull(`${own} tasks of this caller wait already`)
    if (waitingCount >= mostWaiting && !makeRoom(own))
      return new QueueFull(`${waitingCount} tasks wait already`)
    const before = ahead(caller)
    if (before >= few && (before * meanMs) / mostAtOnce > longestWaitMs)
      return new QueueFull(`${before} tasks would be served first`)
    return undefined
  }

  /** Refuses the newest task of the caller with the most, if that is more than `own` and one. */
  function makeRoom(own: number): boolean {
    let longest: string | undefined
    for (const [caller, tasks] of waiting)
      if (tasks.length > (longest === undefined ? own + 1 : waiting.get(longest)!.length)) longest = caller
    if (longest === undefined) return false
    waitingCount--
    waiting.get(longest)!.pop()!.refuse(new QueueFull('others waited for less'))
    return true
  }

  function startNext(): void {
    for (const [caller, tasks] of waiting) {
      if (!canStart(caller, tasks[0]!.isSlow)) continue
      const { start } = tasks.shift()!
      waitingCount--
      waiting.delete(caller)
      if (tasks.length > 0) waiting.set(caller, tasks)
      return start()
    }
  }

  function wait(caller: string, isSlow: boolean): Promise<void> {
    const full = refusal(caller)
    if (full) throw full
    waitingCount++
    return new Promise((resolve, refuse) => {
      const tasks = waiting.get(caller) ?? []
      // The place is taken at once, before the task goes on.
      tasks.push({ isSlow, refuse, start: () => (begin(caller, isSlow), resolve()) })
      waiting.set(caller, tasks)
    })
  }

  function begin(caller: string, isSlow: boolean): void {
    running++
    if (isSlow) runningSlow++
    runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1)
  }

  function end(caller: string, isSlow: boolean, took: { clockMs: number; spentMs: number }): void {
    const { clockMs, spentMs } = took
    running--
    if (isSlow) runningSlow--
    const left = runningOf.get(caller)! - 1
    if (left > 0) runningOf.set(caller, left)
    else runningOf.delete(caller)
    if (!isSlow && spentMs <= slowMs) lastQuickAt = now()
    meanMs += (clockMs - meanMs) * newestWeighs
    const before = averageMs.get(caller) ?? spentMs
    averageMs.set(caller, before + (spentMs - before) * newestWeighs)
    // One that ends can let two start: one of its caller, and a slow one.
    for (let free = mostAtOnce + slowPlaces - running; free > 0; free--) startNext()
  }

  return {
    /**
     * Runs a task when its caller's turn has come; a task that fails counts like any.
     * @param isSlow it is known beforehand that it takes long
     * @throws QueueFull, and whatever the task throws
     */
    async run<T>(caller: string, task: (turn: Turn) => Promise<T>, isSlow = false): Promise<T> {
      const slow = isSlow || isSlowCaller(caller)
      if (canStart(caller, slow)) begin(caller, slow)
      else await wait(caller, slow)
      const startedAt = now()
      let spentMs: number | undefined
      try {
        return await task({ isSlow: slow, spent: (ms) => (spentMs = ms) })
      } finally {
        const clockMs = now() - startedAt
        end(caller, slow, { clockMs, spentMs: spentMs ?? clockMs })
      }
    },
    load: () => ({ running, waiting: waitingCount }),
  }
}
export type FairQueue = ReturnType<typeof createFairQueue>

import { LRUCache } from 'lru-cache'

/** Too many tasks wait already, of all callers or of this one: nothing was done, ask again later. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type FairQueueOptions = {
  /** Tasks that run at a time, of all callers. */
  maxConcurrent: number
  /** Tasks of one caller that run at a time; by default one place less than there are, so that one stays for others. */
  maxConcurrentPerKey?: number
  /** Tasks that wait, of all callers. */
  maxQueued: number
  /** Tasks of one caller that wait; by default half of all. */
  maxQueuedPerKey?: number
  /** A task that would probably wait longer is refused, ms. */
  maxWaitMs?: number
  /** So many may wait however long the last tasks took: one slow task says little. */
  fewWaiting?: number
  /** Share of the newest task in an average duration, 0 to 1. */
  newestWeight?: number
  /**
   * Callers whose tasks take longer than this on average leave one place free, together, for those with quicker ones, ms;
   * where nobody has quicker ones, they may take all.
   */
  slowMs?: number
  /** Places that only slow tasks may take, beside the others: while there are quick ones, slow ones run nowhere else. */
  slowPlaces?: number
  /** Is called when a task has ended, and calls `next` when its place may be taken; by default at once. */
  between?: (next: () => void) => void
}

export type TaskOptions = {
  /** It is known beforehand that it takes long. */
  isSlow?: boolean
  /** It waits however long that takes: it is never refused on its way in. */
  unconditionally?: boolean
}

/** What a task knows of its turn. */
export type TaskContext = {
  /** Its caller, or itself, is known to take long. */
  isSlow: boolean
  /** The processor time it took, ms; without it the clock counts, on which a busy machine makes everybody slow. */
  reportCpuMs(ms: number): void
}

type QueuedTask = { start: () => void; reject: (error: QueueFull) => void; isSlow: boolean }

/** A place is left free for quick tasks for so long after the last one, ms. */
const quickReserveMs = 60_000
/** Averages are remembered for this many callers, for this long after their last task. */
const maxTrackedKeys = 10_000
const averageTtlMs = 60_000

/**
 * Runs tasks a few at a time and takes the callers in turn, so that a caller with many tasks delays others by the one that
 * runs and the one that is next. When the queue is full, the newest task of the caller with the most waiting makes room.
 * @param now ms, monotonic
 */
export function createFairQueue(options: FairQueueOptions, now = () => performance.now()) {
  const { maxConcurrent, maxQueued, maxWaitMs = 4_000, slowMs = 300, slowPlaces = 0 } = options
  const { fewWaiting = 16, newestWeight = 0.3, between = (next) => next() } = options
  const maxConcurrentPerKey = options.maxConcurrentPerKey ?? Math.max(1, maxConcurrent - 1)
  const maxQueuedPerKey = options.maxQueuedPerKey ?? Math.ceil(maxQueued / 2)
  const maxSlow = slowPlaces || Math.max(1, maxConcurrent - 1)
  /** In the order in which callers are served: who was served goes to the end. */
  const waiting = new Map<string, QueuedTask[]>()
  const runningByKey = new Map<string, number>()
  // By the same clock, read anew each time.
  const averageMs = new LRUCache<string, number>({
    ...{ max: maxTrackedKeys, ttl: averageTtlMs },
    ...{ perf: { now }, ttlResolution: 0 },
  })
  let running = 0
  let runningSlow = 0
  let queuedCount = 0
  let meanMs = 0
  let lastQuickAt = -Infinity

  const isSlowKey = (key: string) => (averageMs.get(key) ?? 0) > slowMs

  function canStart(key: string, isSlow: boolean): boolean {
    if ((runningByKey.get(key) ?? 0) >= maxConcurrentPerKey) return false
    const inSlowPlaces = Math.min(runningSlow, slowPlaces)
    const isPlaceFree = running - inSlowPlaces < maxConcurrent || (isSlow && inSlowPlaces < slowPlaces)
    return isPlaceFree && (!isSlow || runningSlow < maxSlow || now() - lastQuickAt > quickReserveMs)
  }

  /** Tasks that are served before one more of this caller. */
  function countAhead(key: string): number {
    const own = waiting.get(key)?.length ?? 0
    let count = own
    for (const [otherKey, tasks] of waiting) if (otherKey !== key) count += Math.min(tasks.length, own + 1)
    return count
  }

  function refusal(key: string): QueueFull | undefined {
    const own = waiting.get(key)?.length ?? 0
    if (own >= maxQueuedPerKey) return new QueueFull(`${own} tasks of this caller wait already`)
    if (queuedCount >= maxQueued && !evictNewest(own))
      return new QueueFull(`${queuedCount} tasks wait already`)
    const before = countAhead(key)
    if (before >= fewWaiting && (before * meanMs) / maxConcurrent > maxWaitMs)
      return new QueueFull(`${before} tasks would be served first`)
    return undefined
  }

  /** Refuses the newest task of the caller with the most, if that is more than `own` and one. */
  function evictNewest(own: number): boolean {
    let longestKey: string | undefined
    for (const [key, tasks] of waiting)
      if (tasks.length > (longestKey === undefined ? own + 1 : waiting.get(longestKey)!.length))
        longestKey = key
    if (longestKey === undefined) return false
    queuedCount--
    waiting.get(longestKey)!.pop()!.reject(new QueueFull('others waited for less'))
    return true
  }

  function startNext(): void {
    for (const [key, tasks] of waiting) {
      if (!canStart(key, tasks[0]!.isSlow)) continue
      const { start } = tasks.shift()!
      queuedCount--
      waiting.delete(key)
      if (tasks.length > 0) waiting.set(key, tasks)
      return start()
    }
  }

  function enqueue(key: string, isSlow: boolean, unconditionally: boolean): Promise<void> {
    const refused = unconditionally ? undefined : refusal(key)
    if (refused) throw refused
    queuedCount++
    return new Promise((resolve, reject) => {
      const tasks = waiting.get(key) ?? []
      // The place is taken at once, before the task goes on.
      tasks.push({ isSlow, reject, start: () => (begin(key, isSlow), resolve()) })
      waiting.set(key, tasks)
    })
  }

  function begin(key: string, isSlow: boolean): void {
    running++
    if (isSlow) runningSlow++
    runningByKey.set(key, (runningByKey.get(key) ?? 0) + 1)
  }

  function finish(key: string, isSlow: boolean, durations: { clockMs: number; spentMs: number }): void {
    const { clockMs, spentMs } = durations
    if (!isSlow && spentMs <= slowMs) lastQuickAt = now()
    meanMs += (clockMs - meanMs) * newestWeight
    const before = averageMs.get(key) ?? spentMs
    averageMs.set(key, before + (spentMs - before) * newestWeight)
    between(() => release(key, isSlow))
  }

  function release(key: string, isSlow: boolean): void {
    running--
    if (isSlow) runningSlow--
    const remaining = runningByKey.get(key)! - 1
    if (remaining > 0) runningByKey.set(key, remaining)
    else runningByKey.delete(key)
    // One that ends can let two start: one of its caller, and a slow one.
    for (let free = maxConcurrent + slowPlaces - running; free > 0; free--) startNext()
  }

  return {
    /**
     * Runs a task when its caller's turn has come; a task that fails counts like any.
     * @throws QueueFull, and whatever the task throws
     */
    async run<T>(
      key: string,
      task: (turn: TaskContext) => Promise<T>,
      { isSlow = false, unconditionally = false }: TaskOptions = {},
    ): Promise<T> {
      const countsAsSlow = isSlow || isSlowKey(key)
      if (canStart(key, countsAsSlow)) begin(key, countsAsSlow)
      else await enqueue(key, countsAsSlow, unconditionally)
      const startedAt = now()
      let spentMs: number | undefined
      try {
        return await task({ isSlow: countsAsSlow, reportCpuMs: (ms) => (spentMs = ms) })
      } finally {
        const clockMs = now() - startedAt
        finish(key, countsAsSlow, { clockMs, spentMs: spentMs ?? clockMs })
      }
    },
    load: () => ({ running, waiting: queuedCount }),
  }
}
export type FairQueue = ReturnType<typeof createFairQueue>

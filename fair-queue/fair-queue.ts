import { LRUCache } from 'lru-cache'

/** Too many tasks are waiting, of all callers or of this one: nothing was done, try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type FairQueueOptions = {
  /** Maximum concurrent tasks of all callers. */
  maxConcurrent: number
  /**
   * Maximum concurrent tasks of one caller; by default one fewer than maxConcurrent, so that one slot stays
   * for others.
   */
  maxConcurrentPerKey?: number
  /** Maximum waiting tasks of all callers. */
  maxQueued: number
  /** Maximum waiting tasks of one caller; by default half of maxQueued. */
  maxQueuedPerKey?: number
  /** A task that would probably wait longer than this (ms) is rejected. */
  maxWaitMs?: number
  /** This many may wait whatever the expected time: one slow task is a weak estimate. */
  fewWaiting?: number
  /** Weight of the newest task in the average duration, 0 to 1. */
  newestWeight?: number
  /**
   * Callers whose tasks take longer than this on average (ms) share all slots but one, which stays for
   * quicker callers;
   * without quicker callers they may use all.
   */
  slowMs?: number
  /** Extra slots for slow tasks only: while quick ones run, slow ones run nowhere else. */
  slowPlaces?: number
  /** Called when a task has ended; calls `next` when its slot may be reused. By default at once. */
  between?: (next: () => void) => void
}

export type TaskOptions = {
  /** The task is known to be slow. */
  isSlow?: boolean
}

/** What a running task is told. */
export type TaskContext = {
  /** The task or its caller counts as slow. */
  isSlow: boolean
  /**
   * Reports the processor time in ms; otherwise wall time counts, which makes everybody slow on a busy
   * machine.
   */
  reportCpuMs(ms: number): void
}

type QueuedTask = { start: () => void; reject: (error: QueueFull) => void; isSlow: boolean }

/** How long a slot stays reserved for quick tasks after the last one, in ms. */
const quickReserveMs = 60_000
/** How many callers' averages are remembered, and for how long after their last task. */
const maxTrackedKeys = 10_000
const averageTtlMs = 60_000

/**
 * Runs a limited number of tasks and serves the callers in turn, so that a caller with many tasks delays
 * others by one running task and one waiting task. When the queue is full, the newest task of the caller with
 * the most waiting is rejected.
 * @param now ms, monotonic
 */
export function createFairQueue(options: FairQueueOptions, now = () => performance.now()) {
  const { maxConcurrent, maxQueued, maxWaitMs = 4_000, slowMs = 300, slowPlaces = 0 } = options
  const { fewWaiting = 16, newestWeight = 0.3, between = (next) => next() } = options
  const maxConcurrentPerKey = options.maxConcurrentPerKey ?? Math.max(1, maxConcurrent - 1)
  const maxQueuedPerKey = options.maxQueuedPerKey ?? Math.ceil(maxQueued / 2)
  const maxSlow = slowPlaces || Math.max(1, maxConcurrent - 1)
  /** In serving order: a served caller moves to the end. */
  const waiting = new Map<string, QueuedTask[]>()
  const runningByKey = new Map<string, number>()
  // The cache uses the same clock, read each time.
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

  /** Tasks that will be served before one more of this caller. */
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

  /** Rejects the newest task of the caller with the most, if that is more than `own` + 1. */
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

  function enqueue(key: string, isSlow: boolean): Promise<void> {
    const refused = refusal(key)
    if (refused) throw refused
    queuedCount++
    return new Promise((resolve, reject) => {
      const tasks = waiting.get(key) ?? []
      // The slot is taken at once, before the task continues.
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
     * Runs a task when its caller's turn has come; a failed task counts like any.
     * @throws QueueFull, and the task's error
     */
    async run<T>(
      key: string,
      task: (turn: TaskContext) => Promise<T>,
      { isSlow = false }: TaskOptions = {},
    ): Promise<T> {
      const countsAsSlow = isSlow || isSlowKey(key)
      if (canStart(key, countsAsSlow)) begin(key, countsAsSlow)
      else await enqueue(key, countsAsSlow)
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
    /** How long all waiting tasks will probably take, in ms. */
    waitMs: () => (queuedCount * meanMs) / maxConcurrent,
  }
}
export type FairQueue = ReturnType<typeof createFairQueue>

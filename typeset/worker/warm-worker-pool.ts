import { startWorker, WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'

/** How long a worker may take to start, in ms: it reads 50 MB of fonts, maybe on a busy machine. */
const startMs = 30_000
/** A spare worker beyond the first ends after being idle for so long, in ms. */
const idleMs = 60_000
/** After so many failed starts in a row waiting jobs fail. */
const maxFailures = 3
/** Pauses between failed starts, in ms. */
const pauseMs = { firstPauseMs: 200, maxPauseMs: 10_000 }

type WaitingJob = { isSlow: boolean; take(worker: WorkerProcess): void; fail(error: unknown): void }

/**
 * Warm workers for `maxWorkers` documents at a time plus a slow one. While one is busy another is ready or
 * starting:
 * there is one process at rest, and at most one more than `maxWorkers`.
 */
export function createWarmWorkers(file: WorkerFile, maxWorkers: number) {
  const maxProcesses = maxWorkers + 1
  const ready: { worker: WorkerProcess; since: number }[] = []
  const waitingJobs: WaitingJob[] = []
  const all = new Set<WorkerProcess>()
  const starting = new Set<WorkerProcess>()
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  function fill(): void {
    if (isClosed || pause) return
    const matches = ready.filter(({ worker }) => !worker.isLowered()).length + starting.size
    for (let more = 1 + waitingJobs.length - matches; more > 0 && all.size < maxProcesses; more--)
      void start()
  }

  async function start(isLowered = false): Promise<void> {
    const worker = startWorker(file)
    if (isLowered) worker.lower()
    all.add(worker)
    starting.add(worker)
    void worker.hasEnded.then(() => forget(worker))
    const late = setTimeout(worker.end, startMs)
    try {
      await worker.warm
      failures = 0
      starting.delete(worker)
      offer(worker, 'new')
    } catch (error) {
      starting.delete(worker)
      if (isClosed) return
      failures++
      if (failures >= maxFailures) for (const { fail } of waitingJobs.splice(0)) fail(error)
      pause = setTimeout(
        () => ((pause = undefined), fill()),
        Math.min(pauseMs.maxPauseMs, pauseMs.firstPauseMs * 2 ** failures),
      )
    } finally {
      clearTimeout(late)
    }
  }

  function forget(worker: WorkerProcess): void {
    if (!all.delete(worker)) return
    const at = ready.findIndex((one) => one.worker === worker)
    if (at >= 0) ready.splice(at, 1)
    // The next slow document would take the ready worker of quick ones, and starting another would cost them
    // time.
    else if (worker.isLowered() && !starting.has(worker) && !isClosed && !pause) void start(true)
    // After a failed start there is a pause first.
    if (!starting.has(worker)) fill()
  }

  function takeReady(isSlow: boolean): WorkerProcess | undefined {
    if (isSlow && isLoweredStarting()) return undefined
    const matchingWorkers = ready.findLastIndex(({ worker }) => worker.isLowered() === isSlow)
    const [taken] = ready.splice(matchingWorkers, 1)
    // One is enough: all others stay for quick documents.
    if (isSlow && maxWorkers > 1 && ![...all].some((worker) => worker.isLowered())) taken?.worker.lower()
    return taken?.worker
  }

  const isLoweredStarting = () => [...starting].some((worker) => worker.isLowered())

  /**
   * The job that waits for such a worker, otherwise the longest-waiting one; a slow document waits for its
   * own worker if that is starting.
   */
  function takerOf(worker: WorkerProcess): WaitingJob | undefined {
    const matchingWorkers = waitingJobs.findIndex(({ isSlow }) => isSlow === worker.isLowered())
    const any = waitingJobs.findIndex(({ isSlow }) => !isSlow || !isLoweredStarting())
    const at = matchingWorkers >= 0 ? matchingWorkers : any
    return at >= 0 ? waitingJobs.splice(at, 1)[0] : undefined
  }

  /** A used worker is taken before a new one: it knows the pages that it drew (page-history.ts). */
  function offer(worker: WorkerProcess, state: 'new' | 'used'): void {
    const waitingJob = takerOf(worker)
    if (waitingJob) waitingJob.take(worker)
    else ready[state === 'used' ? 'push' : 'unshift']({ worker, since: performance.now() })
    fill()
  }

  const shrinking = setInterval(() => {
    // The last one returned was used last; the first one has been idle longest. A worker with low priority is
    // never a spare.
    const idle = ready.filter(({ since }) => performance.now() - since > idleMs)
    const excessWorkers =
      idle.find(({ worker }) => worker.isLowered()) ?? (ready.length > 1 ? idle[0] : undefined)
    excessWorkers?.worker.end()
  }, idleMs / 4).unref()

  fill()
  return {
    /**
     * A warm worker, which the caller has to release or end. A slow document gets one with low priority.
     * @throws WorkerEnded when none can be started
     */
    take(isSlow = false): Promise<WorkerProcess> {
      const worker = takeReady(isSlow)
      if (worker) {
        fill()
        return Promise.resolve(worker)
      }
      if (isClosed) return Promise.reject(new WorkerEnded('the typesetter is closed'))
      return new Promise((take, fail) => {
        waitingJobs.push({ isSlow, take, fail })
        fill()
      })
    },
    /** Returns a worker that can take another job. */
    release: (worker: WorkerProcess) => offer(worker, 'used'),
    /** Ends a worker that was taken. */
    end(worker: WorkerProcess): void {
      worker.end()
      forget(worker)
    },
    /** Whether a document would get a worker, now or soon. */
    isWorking: () => failures < maxFailures && !isClosed,
    /** Ends all workers, even busy ones. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(shrinking)
      clearTimeout(pause)
      for (const { fail } of waitingJobs.splice(0)) fail(new WorkerEnded('the typesetter is closed'))
      await Promise.all([...all].map((worker) => (worker.end(), worker.hasEnded)))
    },
  }
}

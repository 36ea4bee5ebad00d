import { startWorker, WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'

/** What a worker may take to start, ms: reading 50 MB of fonts on a busy machine. */
const startMs = 30_000
/** A worker more than the one that stands ready ends when it had nothing to do for so long, ms. */
const idleMs = 60_000
/** After so many failed starts in a row those who wait are told. */
const maxFailures = 3
/** Pauses between starts that fail, ms. */
const pauseMs = { firstPauseMs: 200, maxPauseMs: 10_000 }

type WaitingJob = { isSlow: boolean; take(worker: WorkerProcess): void; fail(error: unknown): void }

/**
 * Warm workers for `mostWorkers` documents at a time and a slow one beside them. While one is at work another stands ready,
 * or is being started: at rest there is one process, at most one more than `mostWorkers`.
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
      release(worker)
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
    // The next slow document would take the one that stands ready for quick ones, whose successor starts at their cost.
    else if (worker.isLowered() && !starting.has(worker) && !isClosed && !pause) void start(true)
    // After a start that failed there is a pause first.
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

  /** Who waits for such a worker, else who waits longest; a slow document that has one on the way waits for that. */
  function takerOf(worker: WorkerProcess): WaitingJob | undefined {
    const matchingWorkers = waitingJobs.findIndex(({ isSlow }) => isSlow === worker.isLowered())
    const any = waitingJobs.findIndex(({ isSlow }) => !isSlow || !isLoweredStarting())
    const at = matchingWorkers >= 0 ? matchingWorkers : any
    return at >= 0 ? waitingJobs.splice(at, 1)[0] : undefined
  }

  /** A worker that has done its work and is fit for the next. */
  function release(worker: WorkerProcess): void {
    const waitingJob = takerOf(worker)
    if (waitingJob) waitingJob.take(worker)
    else ready.push({ worker, since: performance.now() })
    fill()
  }

  const shrinking = setInterval(() => {
    // The last one back was used last; the first one has waited longest. One that gives way to others is no spare.
    const idle = ready.filter(({ since }) => performance.now() - since > idleMs)
    const excessWorkers =
      idle.find(({ worker }) => worker.isLowered()) ?? (ready.length > 1 ? idle[0] : undefined)
    excessWorkers?.worker.end()
  }, idleMs / 4).unref()

  fill()
  return {
    /**
     * A warm worker, which has to be put back or ended here. What is slow is done by one that gives way to others.
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
    release,
    /** Ends a worker that was taken: from now on it counts no more. */
    end(worker: WorkerProcess): void {
      worker.end()
      forget(worker)
    },
    /** Whether a document would find a worker, now or soon. */
    isWorking: () => failures < maxFailures && !isClosed,
    /** Ends all workers, whatever they do. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(shrinking)
      clearTimeout(pause)
      for (const { fail } of waitingJobs.splice(0)) fail(new WorkerEnded('the typesetter is closed'))
      await Promise.all([...all].map((worker) => (worker.end(), worker.hasEnded)))
    },
  }
}

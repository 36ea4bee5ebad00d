import { startWorker, WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'

/** What a worker may take to start, ms: reading 50 MB of fonts on a busy machine. */
const startMs = 30_000
/** A worker more than the one that stands ready ends when it had nothing to do for so long, ms. */
const idleMs = 60_000
/** After so many failed starts in a row those who wait are told. */
const mostFailures = 3
/** Pauses between starts that fail, ms. */
const pauseMs = { first: 200, longest: 10_000 }

type Taker = { take(worker: WorkerProcess): void; fail(error: unknown): void }

/**
 * Warm workers for `mostWorkers` documents at a time. While one is at work another stands ready, or is being started: at
 * rest there is one process, at most one more than there are documents.
 */
export function createWorkerReserve(file: WorkerFile, mostWorkers: number) {
  const mostProcesses = mostWorkers + 1
  const ready: { worker: WorkerProcess; since: number }[] = []
  const takers: Taker[] = []
  const all = new Set<WorkerProcess>()
  const starting = new Set<WorkerProcess>()
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  function fill(): void {
    if (isClosed || pause) return
    while (ready.length + starting.size < 1 + takers.length && all.size < mostProcesses) void start()
  }

  async function start(): Promise<void> {
    const worker = startWorker(file)
    all.add(worker)
    starting.add(worker)
    void worker.isOver.then(() => forget(worker))
    const late = setTimeout(worker.end, startMs)
    try {
      await worker.warm
      failures = 0
      starting.delete(worker)
      putBack(worker)
    } catch (error) {
      starting.delete(worker)
      if (isClosed) return
      failures++
      if (failures >= mostFailures) for (const { fail } of takers.splice(0)) fail(error)
      pause = setTimeout(
        () => ((pause = undefined), fill()),
        Math.min(pauseMs.longest, pauseMs.first * 2 ** failures),
      )
    } finally {
      clearTimeout(late)
    }
  }

  function forget(worker: WorkerProcess): void {
    all.delete(worker)
    const at = ready.findIndex((one) => one.worker === worker)
    if (at >= 0) ready.splice(at, 1)
    // After a start that failed there is a pause first.
    if (!starting.has(worker)) fill()
  }

  function takeReady(isSlow: boolean): WorkerProcess | undefined {
    const fitting = ready.findLastIndex(({ worker }) => worker.isLowered() === isSlow)
    const [taken] = ready.splice(fitting, 1)
    // One is enough: all others stay for quick documents.
    if (isSlow && mostWorkers > 1 && ![...all].some((worker) => worker.isLowered())) taken?.worker.lower()
    return taken?.worker
  }

  /** A worker that has done its work and is fit for the next. */
  function putBack(worker: WorkerProcess): void {
    const taker = takers.shift()
    if (taker) taker.take(worker)
    else ready.push({ worker, since: performance.now() })
    fill()
  }

  const shrinking = setInterval(() => {
    // The last one back was used last; the first one has waited longest. One that gives way to others is no spare.
    const idle = ready.filter(({ since }) => performance.now() - since > idleMs)
    const surplus = idle.find(({ worker }) => worker.isLowered()) ?? (ready.length > 1 ? idle[0] : undefined)
    surplus?.worker.end()
  }, idleMs / 4).unref()

  fill()
  return {
    /**
     * A warm worker, which has to be put back or ended. What is slow is done by one that gives way to others.
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
        takers.push({ take, fail })
        fill()
      })
    },
    putBack,
    /** Whether a document would find a worker, now or soon. */
    isWorking: () => failures < mostFailures && !isClosed,
    /** Ends all workers, whatever they do. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(shrinking)
      clearTimeout(pause)
      for (const { fail } of takers.splice(0)) fail(new WorkerEnded('the typesetter is closed'))
      await Promise.all([...all].map((worker) => (worker.end(), worker.isOver)))
    },
  }
}

import { startWorker, WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'

/** What a worker may take to start, ms: reading 50 MB of fonts on a busy machine. */
const startMs = 30_000
/** A worker more than the one that stands ready ends when it had nothing to do for so long, ms. */
const idleMs = 60_000
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
  let starting = 0
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let isClosed = false

  function fill(): void {
    if (isClosed || pause) return
    while (ready.length + starting < 1 + takers.length && all.size < mostProcesses) void start()
  }

  async function start(): Promise<void> {
    const worker = startWorker(file)
    all.add(worker)
    starting++
    void worker.isOver.then(() => forget(worker))
    const late = setTimeout(worker.end, startMs)
    try {
      await worker.warm
      failures = 0
      starting--
      putBack(worker)
    } catch (error) {
      starting--
      if (isClosed) return
      failures++
      for (const { fail } of takers.splice(0)) fail(error)
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
    fill()
  }

  /** A worker that has done its work and is fit for the next. */
  function putBack(worker: WorkerProcess): void {
    const taker = takers.shift()
    if (taker) taker.take(worker)
    else ready.push({ worker, since: performance.now() })
    fill()
  }

  const shrinking = setInterval(() => {
    // The last one back was used last; the first one has waited longest.
    const [first] = ready
    if (ready.length > 1 && first && performance.now() - first.since > idleMs) first.worker.end()
  }, idleMs / 4).unref()

  fill()
  return {
    /** A warm worker, which has to be put back or ended. @throws WorkerEnded when none can be started */
    take(): Promise<WorkerProcess> {
      const last = ready.pop()
      if (last) {
        fill()
        return Promise.resolve(last.worker)
      }
      if (isClosed) return Promise.reject(new WorkerEnded('the typesetter is closed'))
      return new Promise((take, fail) => {
        takers.push({ take, fail })
        fill()
      })
    },
    putBack,
    /** Whether a document would find a worker, now or soon. */
    isWorking: () => failures === 0 && !isClosed,
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

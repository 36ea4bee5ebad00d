import { startWorker, WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'

/** What a worker may take to start, ms: reading 50 MB of fonts on a busy machine. */
const startMs = 30_000
/** A worker more than the one that stands ready ends when it had nothing to do for so long, ms. */
const idleMs = 60_000
/** After so many failed starts in a row those who wait are told. */
const mostFailures = 3
/** Pauses between starts that fail, ms. */
const pauseMs = { first: 200, longest: 10_000 }

type Taker = { isSlow: boolean; take(worker: WorkerProcess): void; fail(error: unknown): void }

/**
 * Warm workers for `mostWorkers` documents at a time and a slow one beside them. While one is at work another stands ready,
 * or is being started: at rest there is one process, at most one more than `mostWorkers`.
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
    const fit = ready.filter(({ worker }) => !worker.isLowered()).length + starting.size
    for (let more = 1 + takers.length - fit; more > 0 && all.size < mostProcesses; more--) void start()
  }

  async function start(isLowered = false): Promise<void> {
    const worker = startWorker(file)
    if (isLowered) worker.lower()
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
    const fitting = ready.findLastIndex(({ worker }) => worker.isLowered() === isSlow)
    const [taken] = ready.splice(fitting, 1)
    // One is enough: all others stay for quick documents.
    if (isSlow && mostWorkers > 1 && ![...all].some((worker) => worker.isLowered())) taken?.worker.lower()
    return taken?.worker
  }

  const isLoweredStarting = () => [...starting].some((worker) => worker.isLowered())

  /** Who waits for such a worker, else who waits longest; a slow document that has one on the way waits for that. */
  function takerOf(worker: WorkerProcess): Taker | undefined {
    const fitting = takers.findIndex(({ isSlow }) => isSlow === worker.isLowered())
    const any = takers.findIndex(({ isSlow }) => !isSlow || !isLoweredStarting())
    const at = fitting >= 0 ? fitting : any
    return at >= 0 ? takers.splice(at, 1)[0] : undefined
  }

  /** A worker that has done its work and is fit for the next. */
  function putBack(worker: WorkerProcess): void {
    const taker = takerOf(worker)
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
        takers.push({ isSlow, take, fail })
        fill()
      })
    },
    putBack,
    /** Ends a worker that was taken: from now on it counts no more. */
    end(worker: WorkerProcess): void {
      worker.end()
      forget(worker)
    },
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

import { LRUCache } from 'lru-cache'
import { currentFairnessKey } from '#fair-queue/fairness-key'
import { withCpuDeadline } from '#fair-queue/cpu-deadline'
import { createFairQueue, QueueFull, type TaskContext } from '#fair-queue/fair-queue'
import { TypesetBusyError, TypesetError, DocumentTooLargeError } from '../errors'
import type { Job, JobResult } from './job'
import { heaviestField } from '../resume-weight'
import { WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'
import { createWarmWorkers } from './warm-worker-pool'

export type PoolOptions = WorkerFile & {
  /** Documents at the same time; a slow one runs beside them with low priority. */
  maxWorkers?: number
  /** Documents that may wait; more are rejected with TypesetBusyError. */
  maxQueued?: number
  /** Processor time of one document, in ms. */
  deadlineMs?: number
  /** Called with how long a document waited and took; for metrics. */
  watch?: { queueWaitMs(ms: number): void; done(made: Job['make'], outcome: string, ms: number): void }
  /** A worker that uses more memory than this after a document is replaced, in bytes. */
  maxWorkerBytes?: number
}

/** Reading a PDF takes longer than making it, and the first time its library is loaded. */
const pdfReadingDeadlineFactor = 3
/** On a busy machine a document is aborted after this many times its processor time in wall time. */
const maxDeadlines = 8
/**
 * A document whose worker crashes is retried once: another may have been at fault, or the system short of
 * memory.
 */
const maxAttempts = 2
/**
 * Documents that were too large are rejected at once for this long; a new version may be able to lay them
 * out.
 */
const oversizedMemory = { max: 2_000, ttl: 10 * 60_000 }
const MB = 1024 * 1024

/**
 * A bounded pool of worker processes that serves callers in turn. A document's crash or timeout costs its
 * worker, never the server or another document; it is remembered and rejected at once when repeated.
 */
export function createWorkerPool(options: PoolOptions) {
  const { maxWorkers = 2, maxQueued = 64, deadlineMs = 2_000, maxWorkerBytes = 256 * MB } = options
  const reserve = createWarmWorkers(options, maxWorkers)
  // A machine for one document at a time has no capacity for a slow one beside it.
  const queue = createFairQueue({ maxConcurrent: maxWorkers, maxQueued, slowPlaces: maxWorkers > 1 ? 1 : 0 })
  const oversizedJobs = new LRUCache<string, DocumentTooLargeError>(oversizedMemory)

  let workerBytes = 0

  /** @throws DocumentTooLargeError, TypesetBusyError, TypesetError */
  async function done(job: Job, turn: TaskContext): Promise<JobResult> {
    for (let attempts = 1; ; attempts++) {
      let worker: WorkerProcess | undefined
      try {
        worker = await reserve.take(turn.isSlow)
        return await runOn(worker, job, turn)
      } catch (cause) {
        if (!(cause instanceof WorkerEnded)) throw cause
        if (worker && attempts < maxAttempts) continue
        // A document that crashed two workers would crash the next.
        if (worker) throw heaviestFieldOf(job, cause)
        throw new TypesetError(cause.message, { cause })
      }
    }
  }

  async function runOn(
    worker: WorkerProcess,
    job: Job,
    { reportCpuMs: spent }: TaskContext,
  ): Promise<JobResult> {
    const cpuUsedMs = job.make === 'text' ? deadlineMs * pdfReadingDeadlineFactor : deadlineMs
    const deadline = { ms: cpuUsedMs, maxClockFactor: maxDeadlines, cpuMs: worker.cpuMs }
    const answer = await withCpuDeadline(deadline, worker.run(job))
    if (typeof answer === 'string') {
      reserve.end(worker)
      spent(cpuUsedMs)
      if (answer === 'tooMuch') throw heaviestFieldOf(job)
      throw new TypesetBusyError('the machine is too busy to set a document in time')
    }
    if ('done' in answer) {
      workerBytes = answer.done.residentBytes
      spent(answer.done.cpuMs)
    }
    if ('done' in answer && answer.done.residentBytes > maxWorkerBytes) reserve.end(worker)
    else reserve.release(worker)
    if ('done' in answer) return answer.done
    if ('warm' in answer) throw new TypesetError('a worker was warm twice')
    const { name, message, field } = answer.failed
    if (field !== undefined) throw new DocumentTooLargeError(field)
    throw new TypesetError(`${name}: ${message}`)
  }

  async function withMetrics(job: Job, queuedAt: number, turn: TaskContext): Promise<JobResult> {
    const startedAt = performance.now()
    options.watch?.queueWaitMs(startedAt - queuedAt)
    const report = (outcome: string) => options.watch?.done(job.make, outcome, performance.now() - startedAt)
    try {
      const made = await done(job, turn)
      report('ok')
      return made
    } catch (error) {
      report(
        error instanceof DocumentTooLargeError
          ? 'timeout'
          : error instanceof TypesetBusyError
            ? 'busy'
            : 'failed',
      )
      throw error
    }
  }

  return {
    /**
     * @param key identifies the result by its content
     * @param isLong the document is expected to be slow
     * @throws TypesetBusyError, DocumentTooLargeError, TypesetError
     */
    async run(job: Job, key: string, isLong = false): Promise<JobResult> {
      const name = `${job.make}:${key}`
      const known = oversizedJobs.get(name)
      if (known) throw new DocumentTooLargeError(known.field)
      const queuedAt = performance.now()
      try {
        const task = (turn: TaskContext) => withMetrics(job, queuedAt, turn)
        return await queue.run(await currentFairnessKey(), task, { isSlow: isLong })
      } catch (error) {
        if (error instanceof QueueFull) throw new TypesetBusyError(error.message)
        if (error instanceof DocumentTooLargeError) oversizedJobs.set(name, error)
        throw error
      }
    },
    /** `workerBytes`: resident memory of the worker of the last document. */
    load: () => ({ ...queue.load(), workerBytes }),
    /** Resolves when a worker is warm. @throws TypesetError */
    async warm(): Promise<void> {
      try {
        reserve.release(await reserve.take())
      } catch (cause) {
        throw new TypesetError('no worker can be started', { cause })
      }
    },
    isWorking: reserve.isWorking,
    close: reserve.close,
  }
}

function heaviestFieldOf(job: Job, cause?: unknown): Error {
  if ('resume' in job) return new DocumentTooLargeError(heaviestField(job.resume))
  return new TypesetError('the drawing was not done in time', { cause })
}

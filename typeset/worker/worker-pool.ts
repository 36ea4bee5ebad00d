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
  /** Documents that are set at once; one beside them that takes long gives way to them. */
  maxWorkers?: number
  /** Documents that may wait; more are refused with TypesetBusy. */
  maxQueued?: number
  /** Processor time of one document, ms. */
  deadlineMs?: number
  /** Is told how long a document waited, and how long it took; for figures. */
  watch?: { queueWaitMs(ms: number): void; done(made: Job['make'], outcome: string, ms: number): void }
  /** A worker heavier than this after a document is replaced, bytes. */
  maxWorkerBytes?: number
}

/** To read a PDF back takes longer than to make it, and the first time its reader is loaded. */
const pdfReadingDeadlineFactor = 3
/** On a busy machine a document is given up after this many times its processor time. */
const maxDeadlines = 8
/** A document whose worker dies is tried once more: another may have been at fault, or the system short of memory. */
const maxAttempts = 2
/** Documents that were too much are refused at once for this long: with a new version they may be laid out in time. */
const oversizedMemory = { max: 2_000, ttl: 10 * 60_000 }
const MB = 1024 * 1024

/**
 * A bounded pool of worker processes that callers take in turn. A document's crash or deadline costs its worker, never
 * the server, and no other document; it is remembered and refused at once when it comes again.
 */
export function createWorkerPool(options: PoolOptions) {
  const { maxWorkers = 2, maxQueued = 64, deadlineMs = 2_000, maxWorkerBytes = 256 * MB } = options
  const reserve = createWarmWorkers(options, maxWorkers)
  // A machine with room for one document has none for a slow one beside it.
  const queue = createFairQueue({ maxConcurrent: maxWorkers, maxQueued, slowPlaces: maxWorkers > 1 ? 1 : 0 })
  const oversizedJobs = new LRUCache<string, DocumentTooLargeError>(oversizedMemory)

  let workerBytes = 0

  /** @throws TypesetTooMuch, TypesetBusy, TypesetFailed */
  async function done(job: Job, turn: TaskContext): Promise<JobResult> {
    for (let attempts = 1; ; attempts++) {
      let worker: WorkerProcess | undefined
      try {
        worker = await reserve.take(turn.isSlow)
        return await runOn(worker, job, turn)
      } catch (cause) {
        if (!(cause instanceof WorkerEnded)) throw cause
        if (worker && attempts < maxAttempts) continue
        // One that ended two workers would end the next.
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
     * @param key names what is to be made by its content
     * @param isLong it is expected to take long
     * @throws TypesetBusy, TypesetTooMuch, TypesetFailed
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
    /** `workerBytes`: resident memory of the worker that set the last document. */
    load: () => ({ ...queue.load(), workerBytes }),
    /** Answers when a worker is warm. @throws TypesetFailed */
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
  return new TypesetError('the poster was not done in time', { cause })
}

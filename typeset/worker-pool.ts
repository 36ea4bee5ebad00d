import { LRUCache } from 'lru-cache'
import { currentCaller } from '#scheduling/caller'
import { withinDeadline } from '#scheduling/deadline'
import { createFairQueue, QueueFull, type Turn } from '#scheduling/fair-queue'
import { TypesetBusy, TypesetFailed, TypesetTooMuch } from './failures'
import type { Job, JobDone } from './job'
import { heaviestField } from './resume-weight'
import { WorkerEnded, type WorkerFile, type WorkerProcess } from './worker-process'
import { createWorkerReserve } from './worker-reserve'

export type PoolOptions = WorkerFile & {
  /** Documents that are set at once; one beside them that takes long gives way to them. */
  mostWorkers?: number
  /** Documents that may wait; more are refused with TypesetBusy. */
  mostWaiting?: number
  /** Processor time of one document, ms. */
  deadlineMs?: number
  /** Is told how long a document waited, and how long it took; for figures. */
  watch?: { waited(ms: number): void; done(made: Job['make'], outcome: string, ms: number): void }
  /** A worker heavier than this after a document is replaced, bytes. */
  heaviestBytes?: number
}

/** To read a PDF back takes longer than to make it, and the first time its reader is loaded. */
const readingTakes = 3
/** On a busy machine a document is given up after this many times its processor time. */
const mostDeadlines = 8
/** A document whose worker dies is tried once more: another may have been at fault, or the system short of memory. */
const mostTries = 2
/** Documents that were too much are refused at once for this long: with a new version they may be laid out in time. */
const remembered = { max: 2_000, ttl: 10 * 60_000 }
const MB = 1024 * 1024

/**
 * A bounded pool of worker processes that callers take in turn. A document's crash or deadline costs its worker, never
 * the server, and no other document; it is remembered and refused at once when it comes again.
 */
export function createWorkerPool(options: PoolOptions) {
  const { mostWorkers = 2, mostWaiting = 64, deadlineMs = 2_000, heaviestBytes = 256 * MB } = options
  const reserve = createWorkerReserve(options, mostWorkers)
  // A machine with room for one document has none for a slow one beside it.
  const queue = createFairQueue({ mostAtOnce: mostWorkers, mostWaiting, slowPlaces: mostWorkers > 1 ? 1 : 0 })
  const tooMuch = new LRUCache<string, TypesetTooMuch>(remembered)

  let workerBytes = 0

  /** @throws TypesetTooMuch, TypesetBusy, TypesetFailed */
  async function done(job: Job, turn: Turn): Promise<JobDone> {
    for (let tries = 1; ; tries++) {
      let worker: WorkerProcess | undefined
      try {
        worker = await reserve.take(turn.isSlow)
        return await doneBy(worker, job, turn)
      } catch (cause) {
        if (!(cause instanceof WorkerEnded)) throw cause
        if (worker && tries < mostTries) continue
        // One that ended two workers would end the next.
        if (worker) throw tooMuchIn(job, cause)
        throw new TypesetFailed(cause.message, { cause })
      }
    }
  }

  async function doneBy(worker: WorkerProcess, job: Job, { spent }: Turn): Promise<JobDone> {
    const ownMs = job.make === 'text' ? deadlineMs * readingTakes : deadlineMs
    const deadline = { ms: ownMs, mostTimes: mostDeadlines, cpuMs: worker.cpuMs }
    const answer = await withinDeadline(deadline, worker.run(job))
    if (typeof answer === 'string') {
      reserve.end(worker)
      spent(ownMs)
      if (answer === 'tooMuch') throw tooMuchIn(job)
      throw new TypesetBusy('the machine is too busy to set a document in time')
    }
    if ('done' in answer) {
      workerBytes = answer.done.residentBytes
      spent(answer.done.cpuMs)
    }
    if ('done' in answer && answer.done.residentBytes > heaviestBytes) reserve.end(worker)
    else reserve.putBack(worker)
    if ('done' in answer) return answer.done
    if ('warm' in answer) throw new TypesetFailed('a worker was warm twice')
    const { name, message, field } = answer.failed
    if (field !== undefined) throw new TypesetTooMuch(field)
    throw new TypesetFailed(`${name}: ${message}`)
  }

  async function watched(job: Job, askedAt: number, turn: Turn): Promise<JobDone> {
    const startedAt = performance.now()
    options.watch?.waited(startedAt - askedAt)
    const tell = (outcome: string) => options.watch?.done(job.make, outcome, performance.now() - startedAt)
    try {
      const made = await done(job, turn)
      tell('ok')
      return made
    } catch (error) {
      tell(error instanceof TypesetTooMuch ? 'timeout' : error instanceof TypesetBusy ? 'busy' : 'failed')
      throw error
    }
  }

  return {
    /**
     * @param key names what is to be made by its content
     * @param isLong it is expected to take long
     * @throws TypesetBusy, TypesetTooMuch, TypesetFailed
     */
    async run(job: Job, key: string, isLong = false): Promise<JobDone> {
      const name = `${job.make}:${key}`
      const known = tooMuch.get(name)
      if (known) throw new TypesetTooMuch(known.field)
      const askedAt = performance.now()
      try {
        return await queue.run(await currentCaller(), (turn) => watched(job, askedAt, turn), isLong)
      } catch (error) {
        if (error instanceof QueueFull) throw new TypesetBusy(error.message)
        if (error instanceof TypesetTooMuch) tooMuch.set(name, error)
        throw error
      }
    },
    /** `workerBytes`: resident memory of the worker that set the last document. */
    load: () => ({ ...queue.load(), workerBytes }),
    /** Answers when a worker is warm. @throws TypesetFailed */
    async warm(): Promise<void> {
      try {
        reserve.putBack(await reserve.take())
      } catch (cause) {
        throw new TypesetFailed('no worker can be started', { cause })
      }
    },
    isWorking: reserve.isWorking,
    close: reserve.close,
  }
}

function tooMuchIn(job: Job, cause?: unknown): Error {
  if ('resume' in job) return new TypesetTooMuch(heaviestField(job.resume))
  return new TypesetFailed('the poster was not done in time', { cause })
}

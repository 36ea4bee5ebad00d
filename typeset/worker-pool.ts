import { Tinypool } from 'tinypool'
import type { Job, JobDone } from './job'
import { createWaitingRoom } from './waiting-room'

/** A document took longer than its deadline; its worker was replaced. */
export class TypesetTimeout extends Error {
  override name = 'TypesetTimeout'
}
/** The typesetter could not set a document: our fault, never its owner's. `cause` says why. */
export class TypesetFailed extends Error {
  override name = 'TypesetFailed'
}

export type PoolOptions = {
  /** Absolute path of the worker's entry file, and what Node needs to run it (`--import tsx` for source). */
  workerFile: string
  execArgv?: string[]
  templatesDir: string
  mostWorkers?: number
  /** Documents that may wait; more are refused with TypesetBusy. */
  mostWaiting?: number
  /** Time of one document in a warm worker, ms. */
  deadlineMs?: number
  /** Is told how long a document waited, and how long it took; for figures. */
  watch?: { waited(ms: number): void; done(made: Job['make'], outcome: string, ms: number): void }
  /** A worker heavier than this after a document is replaced, bytes. */
  heaviestBytes?: number
}

/** What a worker may take to start besides, ms: reading 50 MB of fonts on a busy machine. */
const startMs = 15_000
/** To read a PDF back takes longer than to make it, and the first time its reader is loaded. */
const readingTakes = 3
/** A worker that is about to be replaced may be handed a document, which comes back unmade with these words. */
const unmade = /Terminating worker thread/
const mostHandings = 4
const MB = 1024 * 1024
// Memory counts more than speed here: a small heap, few allocator arenas, freed memory given back (50 MB less in use).
// gc() is for typeset/worker.ts.
const leanNode = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=96']
const leanNative = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', RAYON_NUM_THREADS: '1' }

/** A bounded pool of worker processes: one is kept warm; a document's crash or deadline costs its worker, never the server. */
export function createWorkerPool(options: PoolOptions) {
  const { mostWorkers = 2, mostWaiting = 64, deadlineMs = 2_000, heaviestBytes = 256 * MB } = options
  const pool = new Tinypool({
    filename: options.workerFile,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 1,
    maxThreads: mostWorkers,
    idleTimeout: 60_000,
    argv: [options.templatesDir],
    execArgv: [...leanNode, ...(options.execArgv ?? [])],
    env: leanNative,
  })
  // An idle worker that dies is replaced when the next document comes.
  pool.on('error', () => undefined)
  const { inTurn, load } = createWaitingRoom({ mostAtOnce: mostWorkers, mostWaiting })
  const warmPids = new Set<number>()

  /** Never throws: who asked has their document, and a worker that cannot be replaced fails the next one by itself. */
  async function replaceWorkers(): Promise<void> {
    try {
      await pool.recycleWorkers()
      await pool.run(undefined, { name: 'warm' })
    } catch {
      // The pool is being closed, or starts another when a document comes.
    }
  }

  async function handed(task: Job | undefined, name: string, signal: AbortSignal): Promise<JobDone> {
    for (let handings = 1; ; handings++)
      try {
        return (await pool.run(task, { name, signal })) as JobDone
      } catch (error) {
        const isUnmade = unmade.test(String((error as Partial<Error>).message))
        if (!isUnmade || signal.aborted || handings === mostHandings) throw error
      }
  }

  async function timed(task: Job | undefined, name: 'typeset' | 'warm', running: number): Promise<JobDone> {
    const warm = pool.threads.filter(({ threadId }) => warmPids.has(threadId)).length
    const ownMs = task?.make === 'text' ? deadlineMs * readingTakes : deadlineMs
    const timeMs = ownMs + (warm >= running ? 0 : startMs)
    const signal = AbortSignal.timeout(timeMs)
    try {
      const done = await handed(task, name, signal)
      warmPids.add(done.pid)
      if (done.residentBytes > heaviestBytes) void replaceWorkers()
      return done
    } catch (cause) {
      if (signal.aborted) throw new TypesetTimeout(`a document took longer than ${timeMs} ms`)
      // What a worker throws arrives as a plain object.
      const { name: kind, message } = cause as Partial<Error>
      throw new TypesetFailed(`${kind}: ${message}`, { cause })
    }
  }

  async function watched(job: Job, askedAt: number, running: number): Promise<JobDone> {
    const startedAt = performance.now()
    options.watch?.waited(startedAt - askedAt)
    const done = (outcome: string) => options.watch?.done(job.make, outcome, performance.now() - startedAt)
    try {
      const made = await timed(job, 'typeset', running)
      done('ok')
      return made
    } catch (error) {
      done(error instanceof TypesetTimeout ? 'timeout' : 'failed')
      throw error
    }
  }

  return {
    /** @throws TypesetBusy, TypesetTimeout, TypesetFailed */
    run: (job: Job): Promise<JobDone> => {
      const askedAt = performance.now()
      return inTurn((running) => watched(job, askedAt, running))
    },
    load,
    /** Answers when a worker is warm: its resident memory in bytes. */
    warm: async () => (await inTurn((running) => timed(undefined, 'warm', running))).residentBytes,
    pids: () => pool.threads.map(({ threadId }) => threadId),
    close: () => pool.destroy(),
  }
}

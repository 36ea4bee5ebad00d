import { fork } from 'node:child_process'
import { cpuMsOf, lowerPriority } from '#fair-queue/process-usage'
import type { Job, JobResult } from './job'

/** A worker process ended while it was starting or at work. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
}

/** How a worker answers: once when it is warm, then once for each job. */
export type WorkerAnswer =
  { warm: true } | { done: JobResult } | { failed: { name: string; message: string; field?: string } }

export type WorkerFile = {
  /** Absolute path of the worker's entry file, and what Node needs to run it (`--import tsx` for source). */
  workerFile: string
  execArgv?: string[]
  templatesDir: string
}

// Memory counts more than speed here: a small heap, few allocator arenas, freed memory given back (50 MB less in use).
// gc() is for typeset/worker/worker.ts. Nothing of the server's environment, which has secrets, is passed on.
const leanNode = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=96']
const leanNative = {
  NODE_ENV: 'production' as const,
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  RAYON_NUM_THREADS: '1',
}

export type WorkerProcess = ReturnType<typeof startWorker>

/** Starts a process that sets one document at a time. */
export function startWorker({ workerFile, execArgv = [], templatesDir }: WorkerFile) {
  const child = fork(workerFile, [templatesDir], {
    execArgv: [...leanNode, ...execArgv],
    env: leanNative,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let waiting: { resolve(answer: WorkerAnswer): void; reject(error: WorkerEnded): void } | undefined
  let ended: WorkerEnded | undefined

  const hasEnded = new Promise<void>((resolve) => {
    const end = (exitReason: unknown) => {
      ended ??= new WorkerEnded(`a worker process ended by itself (${String(exitReason)})`)
      waiting?.reject(ended)
      resolve()
    }
    child.once('exit', (code, signal) => end(signal ?? code))
    child.on('error', end)
  })
  child.on('message', (answer: WorkerAnswer) => waiting?.resolve(answer))

  const answer = () =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      if (ended) reject(ended)
      else waiting = { resolve, reject }
    })

  let isLowered = false

  return {
    /** Whether it gives way to all other work of the machine. */
    isLowered: () => isLowered,
    /** Lets it give way from now on: it cannot be taken back. */
    lower() {
      if (isLowered) return
      isLowered = true
      lowerPriority(child)
    },
    /** Once fonts and templates are read. @throws WorkerEnded */
    warm: answer().then(() => undefined),
    /** One at a time. @throws WorkerEnded */
    run(job: Job): Promise<WorkerAnswer> {
      const pendingAnswer = answer()
      // One that is gone is heard of by its end.
      child.send(job, () => undefined)
      return pendingAnswer
    },
    /** Processor time it has used since it started, ms; undefined where the system does not tell. */
    cpuMs: () => cpuMsOf(child),
    /** Ends it at once, whatever it does. */
    end: () => void child.kill('SIGKILL'),
    hasEnded,
  }
}

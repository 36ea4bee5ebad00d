import { fork } from 'node:child_process'
import { cpuMsOf, lowerPriority } from '#fair-queue/process-usage'
import type { Job, JobResult } from './job'

/** A worker process ended while it was starting or busy. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
}

/** A worker's messages: once when it is warm, then one per job. */
export type WorkerAnswer =
  { warm: true } | { done: JobResult } | { failed: { name: string; message: string; field?: string } }

export type WorkerFile = {
  /** Absolute path of the worker's entry file, and Node's options for it (`--import tsx` for TypeScript). */
  workerFile: string
  execArgv?: string[]
  templatesDir: string
}

// Memory matters more than speed here: a small heap, few allocator arenas, freed memory returned (50 MB less
// in use).
// gc() is for typeset/worker/worker.ts. The server's environment contains secrets, so none of it is passed
// on.
const leanNode = ['--expose-gc', '--max-semi-space-size=4', '--max-old-space-size=96']
const leanNative = {
  NODE_ENV: 'production' as const,
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  RAYON_NUM_THREADS: '1',
}

export type WorkerProcess = ReturnType<typeof startWorker>

/** Starts a process that typesets one document at a time. */
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
    /** Whether it has a low priority. */
    isLowered: () => isLowered,
    /** Lowers its priority; it cannot be raised again. */
    lower() {
      if (isLowered) return
      isLowered = true
      lowerPriority(child)
    },
    /** Resolves once fonts and templates are loaded. @throws WorkerEnded */
    warm: answer().then(() => undefined),
    /** One job at a time. @throws WorkerEnded */
    run(job: Job): Promise<WorkerAnswer> {
      const pendingAnswer = answer()
      // The exit event reports a worker that is gone.
      child.send(job, () => undefined)
      return pendingAnswer
    },
    /** Processor time it has used since its start, in ms; undefined where the system cannot tell. */
    cpuMs: () => cpuMsOf(child),
    /** Kills it at once, even if it is busy. */
    end: () => void child.kill('SIGKILL'),
    hasEnded,
  }
}

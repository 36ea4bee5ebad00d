import { type ChildProcess, fork } from 'node:child_process'
import { currentFairnessKey } from '#fair-queue/fairness-key'
import { cpuMsOf, lowerPriority, residentBytesOf } from '#fair-queue/process-usage'
import { type CpuDeadline, withCpuDeadline } from '#fair-queue/cpu-deadline'
import { createFairQueue, QueueFull } from '#fair-queue/fair-queue'
import type { ImportResult } from './parse-document'
import { ImportError } from './import-error'
import type { FileToImport, ImportAnswer } from './import-process'

const MB = 1024 * 1024
export const maxFileBytes = 10 * MB
/**
 * Processor time per file; a 5-page PDF needs a tenth of it. On a busy machine the import is aborted after
 * `maxDeadlines` times as much wall time.
 */
const defaultLimits = { deadlineMs: 10_000, maxDeadlines: 3, maxConcurrent: 2, maxQueued: 24 }
/** Users accept a longer wait for an upload than while typing. */
const longestWaitMs = 15_000
/** V8's heap has limits of its own; the rest of the memory is polled, because nothing else limits it. */
const heapFlags = ['--max-old-space-size=192', '--max-semi-space-size=8']
const maxBytes = 600 * MB
const memoryPollIntervalMs = 100

export type Importer = { importFile(bytes: Uint8Array, name: string): Promise<ImportResult> }

/**
 * Absolute path of the import process' entry file, and Node's options for it (`--import tsx` for TypeScript).
 */
export type ImportProcessFile = { processFile: string; execArgv?: string[] }

/**
 * Imports files, each in a process of its own with a low priority: neither a zip bomb nor a crash affects the
 * server, and no other request waits for it.
 */
export function createImporter(
  file: ImportProcessFile,
  limitOverrides: Partial<typeof defaultLimits> = {},
): Importer {
  const {
    deadlineMs: ms,
    maxDeadlines: maxClockFactor,
    maxConcurrent,
    maxQueued,
  } = { ...defaultLimits, ...limitOverrides }
  // Failed files use their caller's turn, too.
  const queue = createFairQueue({ maxConcurrent, maxQueued, maxWaitMs: longestWaitMs })

  async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await queue.run(await currentFairnessKey(), work)
    } catch (error) {
      if (error instanceof QueueFull) throw new ImportError('busy')
      throw error
    }
  }

  return {
    /** @throws ImportError, and any other error of the process */
    importFile(bytes, name) {
      if (bytes.length > maxFileBytes) return Promise.reject(new ImportError('tooLarge'))
      return runQueued(() => importInProcess(file, { bytes, name }, { ms, maxClockFactor }))
    },
  }
}

async function importInProcess(
  file: ImportProcessFile,
  upload: FileToImport,
  limits: Pick<CpuDeadline, 'ms' | 'maxClockFactor'>,
): Promise<ImportResult> {
  const child = fork(file.processFile, [], {
    execArgv: [...heapFlags, ...(file.execArgv ?? [])],
    // The server's environment contains secrets, so none of it is passed on.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child)
  try {
    const deadline = { ...limits, cpuMs: () => cpuMsOf(child) }
    const answer = await withCpuDeadline(deadline, answerOf(child, upload))
    if (answer === 'tooMuch') throw new ImportError('tooSlow')
    if (answer === 'machineBusy') throw new ImportError('busy')
    if ('problem' in answer) throw new ImportError(answer.problem)
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf(child: ChildProcess, upload: FileToImport): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if ((residentBytesOf(child) ?? 0) > maxBytes) resolve({ problem: 'tooLargeInside' })
    }, memoryPollIntervalMs)
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      // V8 aborts this way when its heap is full.
      if (signal === 'SIGABRT') resolve({ problem: 'tooLargeInside' })
      else reject(new Error(`a reading process ended without an answer (${signal ?? code})`))
    })
    // The exit event reports a process that is gone.
    child.send(upload, () => undefined)
  })
}

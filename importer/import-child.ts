import { fork } from 'node:child_process'
import { cpuMsOf, lowerPriority, residentBytesOf } from '#fair-queue/process-usage'
import { type CpuDeadline, withCpuDeadline } from '#fair-queue/cpu-deadline'
import { ImportError } from './import-error'
import type { FileToImport, ImportAnswer } from './import-process'
import type { ImportResult } from './parse-document'

const MB = 1024 * 1024
/** V8's heap has limits of its own; the rest of the memory is polled, because nothing else limits it. */
const heapFlags = ['--max-old-space-size=192', '--max-semi-space-size=8']
const maxBytes = 600 * MB
const memoryPollIntervalMs = 100

/**
 * Absolute path of the import process' entry file, and Node's options for it (`--import tsx` for TypeScript).
 */
export type ImportProcessFile = { processFile: string; execArgv?: string[] }
export type ImportDeadline = Pick<CpuDeadline, 'ms' | 'maxClockFactor'>

export type ImportChild = ReturnType<typeof startImportChild>

/**
 * Starts a process with a low priority that imports one file and is then ended. A spare one warms up until it gets its
 * file, and does not keep this process running.
 */
export function startImportChild(file: ImportProcessFile, isSpare = false) {
  const child = fork(file.processFile, isSpare ? ['spare'] : [], {
    execArgv: [...heapFlags, ...(file.execArgv ?? [])],
    // The server's environment contains secrets, so none of it is passed on.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child)
  const hasEnded = new Promise<NodeJS.Signals | number | Error | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code))
    child.on('error', resolve)
  })
  if (isSpare) {
    child.unref()
    child.channel?.unref()
  }

  function answerTo(upload: FileToImport): Promise<ImportAnswer> {
    child.ref()
    child.channel?.ref()
    return new Promise((resolve, reject) => {
      const watch = setInterval(() => {
        if ((residentBytesOf(child) ?? 0) > maxBytes) resolve({ problem: 'tooLargeInside' })
      }, memoryPollIntervalMs)
      child.once('message', resolve)
      void hasEnded.then((reason) => {
        clearInterval(watch)
        // V8 aborts this way when its heap is full.
        if (reason === 'SIGABRT') resolve({ problem: 'tooLargeInside' })
        else if (reason instanceof Error) reject(reason)
        else reject(new Error(`a reading process ended without an answer (${reason})`))
      })
      // hasEnded tells of a process that is gone.
      child.send(upload, () => undefined)
    })
  }

  return {
    /** @throws ImportError, and any other error of the process */
    async importFile(upload: FileToImport, limits: ImportDeadline): Promise<ImportResult> {
      const answer = await withCpuDeadline({ ...limits, cpuMs: () => cpuMsOf(child) }, answerTo(upload))
      if (answer === 'tooMuch') throw new ImportError('tooSlow')
      if (answer === 'machineBusy') throw new ImportError('busy')
      if ('problem' in answer) throw new ImportError(answer.problem)
      if ('error' in answer) throw new Error(answer.error)
      return answer.result
    },
    /** Kills it at once, even if it is busy. */
    end: () => void child.kill('SIGKILL'),
    hasEnded,
  }
}

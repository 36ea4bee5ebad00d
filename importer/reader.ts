import { Worker } from 'node:worker_threads'
import { currentCaller } from '#scheduling/caller'
import { createFairQueue, QueueFull } from '#scheduling/fair-queue'
import type { Reading } from './read-document'
import { ReadingProblem } from './reading-problem'
import type { ThreadAnswer, ThreadInput } from './reading-thread'

const MB = 1024 * 1024
export const mostFileBytes = 10 * MB
/** A file has this long; a 5-page PDF needs a tenth of it. */
const usual = { deadlineMs: 10_000, mostAtOnce: 2, mostWaiting: 24 }
/** A person who brings a file waits longer than one who types. */
const longestWaitMs = 15_000
/** V8's heap of one thread, MB; buffers beside it are watched, for nothing limits them. */
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
const mostGrowth = 512 * MB
const watchEveryMs = 100

export type Reader = { read(bytes: Uint8Array, name: string): Promise<Reading> }

/**
 * Reads the files people bring, each in a thread of its own that lives no longer than the file: neither a bomb nor a
 * crash reaches the server. @param script the thread's entry
 */
export function createReader(script: URL, bounds: Partial<typeof usual> = {}): Reader {
  const { deadlineMs, mostAtOnce, mostWaiting } = { ...usual, ...bounds }
  // Failed files take their caller's turn like any.
  const queue = createFairQueue({ mostAtOnce, mostWaiting, longestWaitMs })

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await queue.run(await currentCaller(), work)
    } catch (error) {
      if (error instanceof QueueFull) throw new ReadingProblem('busy')
      throw error
    }
  }

  return {
    /** @throws ReadingProblem, and whatever went wrong in the thread */
    read(bytes, name) {
      if (bytes.length > mostFileBytes) return Promise.reject(new ReadingProblem('tooLarge'))
      return inTurn(() => readInThread(script, { bytes, name }, deadlineMs))
    },
  }
}

function readInThread(script: URL, workerData: ThreadInput, deadlineMs: number): Promise<Reading> {
  return new Promise<Reading>((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      execArgv: [],
      resourceLimits: heap,
      stdout: true,
      stderr: true,
    })
    const heavyBytes = process.memoryUsage.rss() + mostGrowth
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > heavyBytes) end(() => reject(new ReadingProblem('tooLargeInside')))
    }, watchEveryMs)
    const deadline = setTimeout(() => end(() => reject(new ReadingProblem('tooSlow'))), deadlineMs)
    function end(settle: () => void): void {
      clearInterval(watch)
      clearTimeout(deadline)
      settle()
      void worker.terminate()
    }
    worker.on('message', (answer: ThreadAnswer) =>
      end(() => {
        if ('reading' in answer) resolve(answer.reading)
        else reject('problem' in answer ? new ReadingProblem(answer.problem) : new Error(answer.error))
      }),
    )
    worker.on('error', (error) =>
      end(() =>
        reject(
          (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new ReadingProblem('tooLargeInside')
            : error,
        ),
      ),
    )
    worker.on('exit', () => end(() => reject(new Error('the reading thread ended without an answer'))))
  })
}

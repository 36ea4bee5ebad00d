import { type ChildProcess, fork } from 'node:child_process'
import { currentCaller } from '#scheduling/caller'
import { cpuMsOf, lowerPriority, residentBytesOf } from '#scheduling/child-process'
import { type Deadline, withinDeadline } from '#scheduling/deadline'
import { createFairQueue, QueueFull } from '#scheduling/fair-queue'
import type { Reading } from './read-document'
import { ReadingProblem } from './reading-problem'
import type { FileToRead, ReadingAnswer } from './reading-process'

const MB = 1024 * 1024
export const mostFileBytes = 10 * MB
/**
 * A file has so much processor time; a 5-page PDF needs a tenth of it. On a busy machine it is given up after `mostDeadlines`
 * times as long.
 */
const usual = { deadlineMs: 10_000, mostDeadlines: 3, mostAtOnce: 2, mostWaiting: 24 }
/** A person who brings a file waits longer than one who types. */
const longestWaitMs = 15_000
/** V8's heap has bounds of its own; memory beside it is watched, for nothing limits it. */
const heap = ['--max-old-space-size=192', '--max-semi-space-size=8']
const mostBytes = 600 * MB
const watchEveryMs = 100

export type Reader = { read(bytes: Uint8Array, name: string): Promise<Reading> }

/** Absolute path of the entry of a reading process, and what Node needs to run it (`--import tsx` for source). */
export type ReadingProcessFile = { processFile: string; execArgv?: string[] }

/**
 * Reads the files people bring, each in a process of its own that lives no longer than the file and gives way to all other
 * work: neither a bomb nor a crash reaches the server, and nobody else's page waits for it.
 */
export function createReader(file: ReadingProcessFile, bounds: Partial<typeof usual> = {}): Reader {
  const { deadlineMs: ms, mostDeadlines: mostTimes, mostAtOnce, mostWaiting } = { ...usual, ...bounds }
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
    /** @throws ReadingProblem, and whatever went wrong in the process */
    read(bytes, name) {
      if (bytes.length > mostFileBytes) return Promise.reject(new ReadingProblem('tooLarge'))
      return inTurn(() => readInProcess(file, { bytes, name }, { ms, mostTimes }))
    },
  }
}

async function readInProcess(
  file: ReadingProcessFile,
  toRead: FileToRead,
  limits: Pick<Deadline, 'ms' | 'mostTimes'>,
): Promise<Reading> {
  const child = fork(file.processFile, [], {
    execArgv: [...heap, ...(file.execArgv ?? [])],
    // Nothing of the server's environment, which has secrets, is passed on.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child)
  try {
    const deadline = { ...limits, cpuMs: () => cpuMsOf(child) }
    const answer = await withinDeadline(deadline, answerOf(child, toRead))
    if (answer === 'tooMuch') throw new ReadingProblem('tooSlow')
    if (answer === 'machineBusy') throw new ReadingProblem('busy')
    if ('problem' in answer) throw new ReadingProblem(answer.problem)
    if ('error' in answer) throw new Error(answer.error)
    return answer.reading
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf(child: ChildProcess, toRead: FileToRead): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if ((residentBytesOf(child) ?? 0) > mostBytes) resolve({ problem: 'tooLargeInside' })
    }, watchEveryMs)
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      // How V8 ends when its heap is full.
      if (signal === 'SIGABRT') resolve({ problem: 'tooLargeInside' })
      else reject(new Error(`a reading process ended without an answer (${signal ?? code})`))
    })
    // One that is gone is heard of by its end.
    child.send(toRead, () => undefined)
  })
}

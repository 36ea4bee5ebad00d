/** The entry of a reading thread: one file in, one answer out. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readDocument, type Reading } from './read-document'
import { ReadingProblem, type ReadingProblemCode } from './reading-problem'

export type ThreadInput = { bytes: Uint8Array; name: string }
export type ThreadAnswer = { reading: Reading } | { problem: ReadingProblemCode } | { error: string }

async function answer({ bytes, name }: ThreadInput): Promise<ThreadAnswer> {
  try {
    return { reading: await readDocument(bytes, name) }
  } catch (error) {
    if (error instanceof ReadingProblem) return { problem: error.code }
    return { error: String((error as Error).stack) }
  }
}

// On Linux this thread alone gives way to the pages that others are waiting for; elsewhere it would be the whole server.
if (process.platform === 'linux') setPriority(10)
parentPort?.postMessage(await answer(workerData as ThreadInput))

/** The entry of a reading process: one file in, one answer out. */
import { readDocument, type Reading } from './read-document'
import { ReadingProblem, type ReadingProblemCode } from './reading-problem'

export type FileToRead = { bytes: Uint8Array; name: string }
export type ReadingAnswer = { reading: Reading } | { problem: ReadingProblemCode } | { error: string }

async function answer({ bytes, name }: FileToRead): Promise<ReadingAnswer> {
  try {
    return { reading: await readDocument(bytes, name) }
  } catch (error) {
    if (error instanceof ReadingProblem) return { problem: error.code }
    return { error: String((error as Error).stack) }
  }
}

process.once('message', (file: FileToRead) => void answer(file).then((answer) => process.send!(answer)))
// The server it reads for is gone.
process.once('disconnect', () => process.exit())

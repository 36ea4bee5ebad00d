/**
 * The entry file of an import process: one file in, one answer out. With the argument `spare` it warms up until the file
 * comes.
 */
import { parseDocument, type ImportResult } from './parse-document'
import { ImportError, type ImportErrorCode } from './import-error'
import { warmUp } from './warm-up/warm-up'

export type FileToImport = { bytes: Uint8Array; name: string }
export type ImportAnswer = { result: ImportResult } | { problem: ImportErrorCode } | { error: string }

async function handleFile({ bytes, name }: FileToImport): Promise<ImportAnswer> {
  try {
    return { result: await parseDocument(bytes, name) }
  } catch (error) {
    if (error instanceof ImportError) return { problem: error.code }
    return { error: String((error as Error).stack) }
  }
}

let hasFile = false
process.once('message', (file: FileToImport) => {
  hasFile = true
  void handleFile(file).then((handleFile) => process.send!(handleFile))
})
// Ends when the server that started it is gone.
process.once('disconnect', () => process.exit())
if (process.argv.includes('spare')) void warmUp(() => hasFile)

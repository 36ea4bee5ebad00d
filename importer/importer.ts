import { currentFairnessKey } from '#fair-queue/fairness-key'
import { createFairQueue, QueueFull } from '#fair-queue/fair-queue'
import type { ImportResult } from './parse-document'
import { startImportChild, type ImportChild, type ImportProcessFile } from './import-child'
import { ImportError } from './import-error'
import { createSpareChild } from './spare-child'

const MB = 1024 * 1024
export const maxFileBytes = 10 * MB
/**
 * Processor time per file; a 5-page PDF needs a tenth of it. On a busy machine the import is aborted after
 * `maxDeadlines` times as much wall time. A spare process (0: none) is kept for `spareIdleMs`: until somebody who
 * opened the page has found the file.
 */
const defaultLimits = {
  deadlineMs: 10_000,
  maxDeadlines: 3,
  maxConcurrent: 2,
  maxQueued: 24,
  spareIdleMs: 120_000,
}
/** Users accept a longer wait for an upload than while typing. */
const longestWaitMs = 15_000
/** The answer goes first, and the next file of a caller with several. */
const restockDelayMs = 100

export type Importer = {
  /** @throws ImportError, and any other error of the process */
  importFile(bytes: Uint8Array, name: string): Promise<ImportResult>
  /** A file will probably follow: starts a process for it, unless there is one or a file is being imported. */
  prepare(): void
  /** Ends all processes, even busy ones. */
  close(): Promise<void>
}

/**
 * Imports files, each in a process of its own with a low priority: neither a zip bomb nor a crash affects the
 * server, and no other request waits for it. While nothing is imported a spare process may be ready; there are never
 * more than `maxConcurrent`.
 */
export function createImporter(
  file: ImportProcessFile,
  limitOverrides: Partial<typeof defaultLimits> = {},
): Importer {
  const limits = { ...defaultLimits, ...limitOverrides }
  const { maxConcurrent, maxQueued } = limits
  const deadline = { ms: limits.deadlineMs, maxClockFactor: limits.maxDeadlines }
  // Failed files use their caller's turn, too.
  const queue = createFairQueue({ maxConcurrent, maxQueued, maxWaitMs: longestWaitMs })
  const spare = createSpareChild(file, limits.spareIdleMs)
  const busy = new Set<ImportChild>()
  let restock: NodeJS.Timeout | undefined
  let isClosed = false

  function prepare(): void {
    if (busy.size === 0 && !isClosed) spare.prepare()
  }

  async function importInChild(bytes: Uint8Array, name: string): Promise<ImportResult> {
    if (isClosed) throw new ImportError('busy')
    clearTimeout(restock)
    const child = spare.take() ?? startImportChild(file)
    busy.add(child)
    try {
      return await child.importFile({ bytes, name }, deadline)
    } finally {
      child.end()
      busy.delete(child)
      restock = setTimeout(prepare, restockDelayMs).unref()
    }
  }

  return {
    async importFile(bytes, name) {
      if (bytes.length > maxFileBytes) throw new ImportError('tooLarge')
      try {
        return await queue.run(await currentFairnessKey(), () => importInChild(bytes, name))
      } catch (error) {
        if (error instanceof QueueFull) throw new ImportError('busy')
        throw error
      }
    },
    prepare,
    async close() {
      isClosed = true
      clearTimeout(restock)
      const unused = spare.take()
      const all = unused ? [...busy, unused] : [...busy]
      for (const child of all) child.end()
      await Promise.all(all.map(({ hasEnded }) => hasEnded))
    },
  }
}

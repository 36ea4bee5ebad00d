import type { Journal } from '#app/indexed-db/indexed-db'

export type JournalEntry = Pick<Journal, 'base' | 'baseResume' | 'resume' | 'sent'>
export type JournalWriterOptions = {
  write(entry: JournalEntry): Promise<void>
  drop(): Promise<void>
  /** Called when the device has saved the newest entry, or refused one. */
  onWritten(): void
}
export type JournalWriter = ReturnType<typeof createJournalWriter>

/**
 * Writes only the newest entry, one at a time: typing never waits, and an older text never overwrites a newer
 * one.
 */
export function createJournalWriter({ write, drop, onWritten }: JournalWriterOptions) {
  let pending: JournalEntry | 'drop' | undefined
  let isWriting = false
  let isWritten = true
  let writing = Promise.resolve()

  async function writePending() {
    isWriting = true
    while (pending !== undefined) {
      const task = pending
      pending = undefined
      try {
        await (task === 'drop' ? drop() : write(task))
        if (pending !== undefined) continue
        isWritten = true
      } catch {
        isWritten = false
      }
      onWritten()
    }
    isWriting = false
  }
  const enqueue = (task: JournalEntry | 'drop') => {
    pending = task
    if (!isWriting) writing = writePending()
  }
  return {
    put: (entry: JournalEntry) => enqueue(entry),
    drop: () => enqueue('drop'),
    /** Whether the device saved the newest entry, as far as it has responded. */
    isWritten: () => isWritten,
    /** Resolves when no write is under way. */
    whenIdle: () => writing,
  }
}

import type { Journal } from '#app/local-storage/indexed-db'

export type JournalEntry = Pick<Journal, 'base' | 'resume' | 'sent'>
export type JournalWriterOptions = {
  write(entry: JournalEntry): Promise<void>
  drop(): Promise<void>
  /** Whether the device has the newest text. */
  onWritten(isOnDevice: boolean): void
}

/** Writes the newest entry, one at a time: typing is never waited for, and an older text never lands on a newer one. */
export function createJournalWriter({ write, drop, onWritten }: JournalWriterOptions) {
  let pending: JournalEntry | 'drop' | undefined
  let isWriting = false
  let writing = Promise.resolve()

  async function writePending() {
    isWriting = true
    while (pending !== undefined) {
      const task = pending
      pending = undefined
      try {
        await (task === 'drop' ? drop() : write(task))
        if (pending === undefined) onWritten(true)
      } catch {
        onWritten(false)
      }
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
    /** Waits for what is on its way to the device. */
    whenIdle: () => writing,
  }
}

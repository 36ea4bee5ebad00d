import type { Journal } from '#app/local-storage/drawer'

export type JournalEntry = Pick<Journal, 'base' | 'resume' | 'sent'>
export type JournalParts = {
  write(entry: JournalEntry): Promise<void>
  drop(): Promise<void>
  /** Whether the device has the newest text. */
  tell(onDevice: boolean): void
}

/** Writes the newest entry, one at a time: typing is never waited for, and an older text never lands on a newer one. */
export function createJournalWriter({ write, drop, tell }: JournalParts) {
  let next: JournalEntry | 'drop' | undefined
  let busy = false
  let following = Promise.resolve()

  async function follow() {
    busy = true
    while (next !== undefined) {
      const task = next
      next = undefined
      try {
        await (task === 'drop' ? drop() : write(task))
        if (next === undefined) tell(true)
      } catch {
        tell(false)
      }
    }
    busy = false
  }
  const put = (task: JournalEntry | 'drop') => {
    next = task
    if (!busy) following = follow()
  }
  return {
    put: (entry: JournalEntry) => put(entry),
    drop: () => put('drop'),
    /** Waits for what is on its way to the device. */
    rest: () => following,
  }
}

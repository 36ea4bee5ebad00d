import type { Resume } from '#contract/resume/resume'
import type { DeviceDraft } from './indexed-db'

/**
 * The text of an editor whose page was left before the device had saved it. `updatedAt`: of the write that it follows, 0
 * without one; `before`: the text of that write.
 */
export type LeftDraft = DeviceDraft & { before?: Resume }

const prefix = 'left-draft:'

/**
 * Keeps a text at once: the database reads before it writes, and a page that is torn down between the two has written
 * nothing. Where the browser stores nothing, neither does the database.
 */
export function keepLeftDraft(left: LeftDraft): void {
  try {
    localStorage.setItem(prefix + left.id, JSON.stringify(left))
  } catch {
    // Blocked or full: what the page does besides is all there is.
  }
}

/** The database has the text now. */
export function forgetLeftDraft(id: string): void {
  try {
    localStorage.removeItem(prefix + id)
  } catch {
    // Blocked: nothing was kept.
  }
}

/** What was left and is not known to be in the database; nearly always nothing. */
export function listLeftDrafts(): LeftDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(localStorage.getItem(key)))
  } catch {
    return []
  }
}

function parse(written: string | null): LeftDraft[] {
  try {
    return written === null ? [] : [JSON.parse(written) as LeftDraft]
  } catch {
    return []
  }
}

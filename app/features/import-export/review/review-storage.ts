import type { Change, Review } from './review-state'

/** One review a tab, so that a reload, and going away and back, loses none of it. */
const readKey = 'import review'
const changesKey = 'import review changes'

/** The review of this tab that was not saved yet. A browser without storage keeps none. */
export function storedReview(): Review | undefined {
  try {
    const read = sessionStorage.getItem(readKey)
    const changes = sessionStorage.getItem(changesKey)
    if (read === null) return undefined
    return {
      ...(JSON.parse(read) as Review),
      changes: changes === null ? [] : (JSON.parse(changes) as Change[]),
    }
  } catch {
    return undefined
  }
}

/** Writes what was read once, and the changes as often as there are some. */
export function storeReview({ changes, ...read }: Review, isNew: boolean): void {
  try {
    if (isNew) sessionStorage.setItem(readKey, JSON.stringify(read))
    sessionStorage.setItem(changesKey, JSON.stringify(changes))
  } catch {
    forgetReview()
  }
}

export function forgetReview(): void {
  try {
    for (const key of [readKey, changesKey]) sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** Undo and redo over whole documents; unchanged parts are shared, so a step needs little memory. */
export type UndoHistory<T> = { past: T[]; future: T[]; lastKey: string; lastAtMs: number }

const maxSteps = 100
// Changes to one field less than this apart are one step.
const mergeWindowMs = 1_000

export function emptyHistory<T>(): UndoHistory<T> {
  return { past: [], future: [], lastKey: '', lastAtMs: 0 }
}

/**
 * Returns the history after a change at `nowMs`. Changes with the same key in quick succession merge into one
 * step.
 */
export function recordChange<T>(
  history: UndoHistory<T>,
  before: T,
  key: string,
  nowMs: number,
): UndoHistory<T> {
  const isMerged =
    key !== '' &&
    key === history.lastKey &&
    nowMs - history.lastAtMs < mergeWindowMs &&
    history.past.length > 0
  const past = isMerged ? history.past : [...history.past, before].slice(-maxSteps)
  return { past, future: [], lastKey: key, lastAtMs: nowMs }
}

export function undoStep<T>(history: UndoHistory<T>, now: T): { history: UndoHistory<T>; now: T } {
  const before = history.past.at(-1)
  if (before === undefined) return { history, now }
  return {
    history: { ...emptyHistory(), past: history.past.slice(0, -1), future: [now, ...history.future] },
    now: before,
  }
}

export function redoStep<T>(history: UndoHistory<T>, now: T): { history: UndoHistory<T>; now: T } {
  const [after, ...future] = history.future
  if (after === undefined) return { history, now }
  return { history: { ...emptyHistory(), past: [...history.past, now], future }, now: after }
}

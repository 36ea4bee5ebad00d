/** A change of the document by its user. */
export type UndoStep<T> = { before: T; after: T }
/** Makes a change in a document that has changed otherwise since; the same document where nothing is left to change. */
export type CarryChange<T> = (change: { from: T; to: T }, now: T) => T
/**
 * Undo and redo over whole documents; unchanged parts are shared, so a step needs little memory. `carry`: there since
 * another editor's change was taken over, which is no step.
 */
export type UndoHistory<T> = {
  past: UndoStep<T>[]
  future: UndoStep<T>[]
  lastKey: string
  lastAtMs: number
  carry?: CarryChange<T>
}

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
  { before, after }: UndoStep<T>,
  key: string,
  nowMs: number,
): UndoHistory<T> {
  const last = history.past.at(-1)
  const isMerged =
    last !== undefined && key !== '' && key === history.lastKey && nowMs - history.lastAtMs < mergeWindowMs
  const past = isMerged
    ? history.past.with(-1, { before: last.before, after })
    : [...history.past, { before, after }].slice(-maxSteps)
  return { ...history, past, future: [], lastKey: key, lastAtMs: nowMs }
}

/** How much of a text there is before the end of what has changed in it, in code units. */
export function endOfChange(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - end
}

/** Of typing in a field: what is typed in two of its bullets is two steps, however fast. */
export const typingKey = (name: string, before: unknown, after: unknown): string =>
  `${name} ${lineOfChange(String(before), String(after))}`

/** The number of the line that a change ends in. What follows is compared first: a new bullet begins as the next one does. */
function lineOfChange(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let end = 0
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.slice(0, after.length - end).split('\n').length
}

/** Returns the history after another editor's change was taken over: the steps around it stay. */
export function recordOthersChange<T>(history: UndoHistory<T>, carry: CarryChange<T>): UndoHistory<T> {
  return { ...history, lastKey: '', carry }
}

export function undoStep<T>(history: UndoHistory<T>, now: T): { history: UndoHistory<T>; now: T } {
  const step = history.past.at(-1)
  if (step === undefined) return { history, now }
  const undone = applyStep(history, { from: step.after, to: step.before }, now)
  const rest = { ...history, lastKey: '', past: history.past.slice(0, -1) }
  // Another editor has overwritten it: the step before is undone instead.
  if (undone === now && step.after !== now) return undoStep(rest, now)
  return { history: { ...rest, future: [{ before: undone, after: now }, ...history.future] }, now: undone }
}

export function redoStep<T>(history: UndoHistory<T>, now: T): { history: UndoHistory<T>; now: T } {
  const [step, ...future] = history.future
  if (step === undefined) return { history, now }
  const redone = applyStep(history, { from: step.before, to: step.after }, now)
  const rest = { ...history, lastKey: '', future }
  if (redone === now && step.before !== now) return redoStep(rest, now)
  return { history: { ...rest, past: [...history.past, { before: now, after: redone }] }, now: redone }
}

function applyStep<T>({ carry }: UndoHistory<T>, change: { from: T; to: T }, now: T): T {
  return change.from === now || !carry ? change.to : carry(change, now)
}

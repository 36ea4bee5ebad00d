/** Undo and redo over whole documents; unchanged parts are shared, so a step costs little. */
export type History<T> = { past: T[]; future: T[]; lastKey: string; lastAtMs: number }

const steps = 100
// Keys typed into one field within this time are one step.
const oneStepMs = 1_000

export function emptyHistory<T>(): History<T> {
  return { past: [], future: [], lastKey: '', lastAtMs: 0 }
}

/** The history after a change made at `nowMs`. Changes with the same key soon after each other join into one step. */
export function recorded<T>(history: History<T>, before: T, key: string, nowMs: number): History<T> {
  const joins =
    key !== '' && key === history.lastKey && nowMs - history.lastAtMs < oneStepMs && history.past.length > 0
  const past = joins ? history.past : [...history.past, before].slice(-steps)
  return { past, future: [], lastKey: key, lastAtMs: nowMs }
}

export function undone<T>(history: History<T>, now: T): { history: History<T>; now: T } {
  const before = history.past.at(-1)
  if (before === undefined) return { history, now }
  return {
    history: { ...emptyHistory(), past: history.past.slice(0, -1), future: [now, ...history.future] },
    now: before,
  }
}

export function redone<T>(history: History<T>, now: T): { history: History<T>; now: T } {
  const [after, ...future] = history.future
  if (after === undefined) return { history, now }
  return { history: { ...emptyHistory(), past: [...history.past, now], future }, now: after }
}

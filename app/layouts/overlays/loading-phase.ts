/** The bar over the page: `waiting` is not shown yet, `done` stands full, `leaving` fades. */
export type LoadingPhase = 'idle' | 'waiting' | 'running' | 'done' | 'leaving'

/** Spec §2, in ms: a load that takes no longer is not shown; how fast the bar seems; how long it stays full; how long it fades. */
export const showDelayMs = 200
export const durationMs = 2_000
export const hideDelayMs = 500
export const resetDelayMs = 400
/** Until a bar goes away that nobody has ended: a navigation that hangs, or of which no end was ever told. */
export const maxVisibleMs = 10_000

/** What comes by itself, and after how long. */
export const timedTransitions: Partial<Record<LoadingPhase, { next: LoadingPhase; afterMs: number }>> = {
  waiting: { next: 'running', afterMs: showDelayMs },
  running: { next: 'leaving', afterMs: maxVisibleMs - showDelayMs },
  done: { next: 'leaving', afterMs: hideDelayMs },
  leaving: { next: 'idle', afterMs: resetDelayMs },
}

/** What a page that begins or ends to load makes of it. */
export function nextPhase(phase: LoadingPhase, isLoading: boolean): LoadingPhase {
  if (isLoading) return phase === 'running' ? 'running' : 'waiting'
  if (phase === 'running') return 'done'
  return phase === 'waiting' ? 'idle' : phase
}

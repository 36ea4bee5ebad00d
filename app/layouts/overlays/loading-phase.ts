/** The phase of the bar: `waiting` is not shown yet, `done` is full, `leaving` fades. */
export type LoadingPhase = 'idle' | 'waiting' | 'running' | 'done' | 'leaving'

/**
 * Spec §2, in ms: shorter loads show no bar; the animation's duration; how long the bar stays full; how long
 * it fades.
 */
export const showDelayMs = 200
export const durationMs = 2_000
export const hideDelayMs = 500
export const resetDelayMs = 400
/** When the bar disappears, in ms, if a navigation hangs or its end is never reported. */
export const maxVisibleMs = 10_000

/** Transitions that follow after a delay. */
export const timedTransitions: Partial<Record<LoadingPhase, { next: LoadingPhase; afterMs: number }>> = {
  waiting: { next: 'running', afterMs: showDelayMs },
  running: { next: 'leaving', afterMs: maxVisibleMs - showDelayMs },
  done: { next: 'leaving', afterMs: hideDelayMs },
  leaving: { next: 'idle', afterMs: resetDelayMs },
}

/** Returns the phase after loading starts or ends. */
export function nextPhase(phase: LoadingPhase, isLoading: boolean): LoadingPhase {
  if (isLoading) return phase === 'running' ? 'running' : 'waiting'
  if (phase === 'running') return 'done'
  return phase === 'waiting' ? 'idle' : phase
}

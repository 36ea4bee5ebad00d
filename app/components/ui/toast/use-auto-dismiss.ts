import { useEffect, useRef } from 'react'

/** Calls `onDismiss` once after `durationMs`, not counting time while `isPaused`. 0 ms: never. */
export function useAutoDismiss(durationMs: number, isPaused: boolean, onDismiss: () => void): void {
  const remainingMs = useRef(durationMs)
  const latestOnDismiss = useRef(onDismiss)
  useEffect(() => {
    latestOnDismiss.current = onDismiss
  })
  useEffect(() => {
    if (durationMs === 0 || isPaused) return
    const since = performance.now()
    const timer = setTimeout(() => latestOnDismiss.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - since))
    }
  }, [durationMs, isPaused])
}

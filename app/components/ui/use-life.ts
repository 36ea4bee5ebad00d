import { useEffect, useRef } from 'react'

/** Calls `end` once when so many ms have been lived through; they stand still while `paused`. 0 ms: never. */
export function useLife(lifeMs: number, paused: boolean, end: () => void): void {
  const left = useRef(lifeMs)
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    if (lifeMs === 0 || paused) return
    const since = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [lifeMs, paused])
}

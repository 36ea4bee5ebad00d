import { useEffect, useState } from 'react'

export type Countdown = {
  /** Whole seconds, rounded up; 0 at the end. */
  secondsLeft: number
  /** False before hydration, and at the end. */
  isTicking: boolean
}

/**
 * Counts down by this device's clock, and stops at zero.
 * @param wait seconds from the response's arrival; a new object restarts it, undefined is no wait.
 */
export function useCountdown(wait: { waitSeconds: number } | undefined): Countdown {
  const seconds = wait?.waitSeconds ?? 0
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const [isTicking, setIsTicking] = useState(false)
  useEffect(
    () =>
      countDown(Date.now() + seconds * 1000, (left) => {
        setSecondsLeft(left)
        setIsTicking(left > 0)
      }),
    [wait, seconds],
  )
  return { secondsLeft, isTicking }
}

/**
 * Returns the seconds left until a time (ms since 1970) by this device's clock; undefined before hydration.
 */
export function useSecondsUntil(endsAt: number): number | undefined {
  const [left, setSecondsLeft] = useState<number>()
  useEffect(() => countDown(endsAt, setSecondsLeft), [endsAt])
  return left
}

/**
 * Calls `tell` at once and then each second with the seconds left, the last time with 0. @returns a function
 * that stops it.
 */
function countDown(endsAt: number, tell: (secondsLeft: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function tick() {
    const restMs = Math.max(0, endsAt - Date.now())
    tell(Math.ceil(restMs / 1000))
    if (restMs > 0) timer = setTimeout(tick, restMs % 1000 || 1000)
  }
  tick()
  return () => clearTimeout(timer)
}

import { useEffect, useState } from 'react'

export type Countdown = {
  /** Whole seconds, counted up: 0 once it is over. */
  secondsLeft: number
  /** Whether scripts count: not before they run, and not once it is over. */
  isTicking: boolean
}

/**
 * Counts down by this device's own clock, and stops at zero.
 * @param wait seconds from when this came; another object counts anew, undefined is no wait.
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

/** Seconds left until a moment (ms since 1970) by this device's clock; undefined before scripts know the time. */
export function useSecondsUntil(endsAt: number): number | undefined {
  const [left, setSecondsLeft] = useState<number>()
  useEffect(() => countDown(endsAt, setSecondsLeft), [endsAt])
  return left
}

/** Tells at once and then each second how many seconds are left, the last time 0. @returns what ends it. */
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

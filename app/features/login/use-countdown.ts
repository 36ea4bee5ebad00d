import { useEffect, useState } from 'react'

/** Seconds left of a wait, counted by this device's own clock from when the answer came. `ticking` once scripts count. */
export function useCountdown(formState: { waitSeconds: number } | undefined): {
  secondsLeft: number
  isTicking: boolean
} {
  const seconds = formState?.waitSeconds ?? 0
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const [isTicking, setIsTicking] = useState(false)
  useEffect(() => {
    const deadline = Date.now() + seconds * 1000
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const remainingMs = Math.max(0, deadline - Date.now())
      setSecondsLeft(Math.ceil(remainingMs / 1000))
      setIsTicking(remainingMs > 0)
      if (remainingMs > 0) timer = setTimeout(tick, remainingMs % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [formState, seconds])
  return { secondsLeft, isTicking }
}

import { useEffect, useState } from 'react'

/** Seconds left of a wait, counted by this device's own clock from when the answer came. `ticking` once scripts count. */
export function useCountdown(answer: { waitSeconds: number } | undefined): {
  left: number
  ticking: boolean
} {
  const seconds = answer?.waitSeconds ?? 0
  const [left, setLeft] = useState(seconds)
  const [ticking, setTicking] = useState(false)
  useEffect(() => {
    const until = Date.now() + seconds * 1000
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const rest = Math.max(0, until - Date.now())
      setLeft(Math.ceil(rest / 1000))
      setTicking(rest > 0)
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [answer, seconds])
  return { left, ticking }
}

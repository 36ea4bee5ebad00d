import { useEffect, useState } from 'react'

/** What is left until a moment (ms since 1970), as 4:59; undefined before scripts know the time. */
export function useCountdown(endsAt: number): string | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now === undefined ? undefined : formatTimeLeft(endsAt - now)
}

function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

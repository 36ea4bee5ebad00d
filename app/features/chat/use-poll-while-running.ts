import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const pollIntervalMs = 2_000

/** Revalidates every 2 s while an answer runs that another page, or this page before a reload, requested. */
export function usePollWhileRunning(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(revalidate, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

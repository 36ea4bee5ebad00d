import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const pollIntervalMs = 2_000

/** Looks again while an answer is written that another page asked for, or this one before it was loaded anew. */
export function usePollWhileRunning(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(revalidate, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

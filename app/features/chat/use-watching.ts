import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const lookEveryMs = 2_000

/** Looks again while an answer is written that another page asked for, or this one before it was loaded anew. */
export function useWatching(running: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!running) return
    const timer = setInterval(revalidate, lookEveryMs)
    return () => clearInterval(timer)
  }, [running, revalidate])
}

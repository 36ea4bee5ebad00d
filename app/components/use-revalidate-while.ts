import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Loads the page's data again at an interval while something is expected to change and the page is visible. */
export function useRevalidateWhile(isPending: boolean, intervalMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => {
      if (!document.hidden) revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isPending, intervalMs, revalidate])
}

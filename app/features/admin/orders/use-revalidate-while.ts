import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const intervalMs = 10_000

/** Loads the page's data again every few seconds while something is expected to change and the page is visible. */
export function useRevalidateWhile(isPending: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => {
      if (!document.hidden) revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isPending, revalidate])
}

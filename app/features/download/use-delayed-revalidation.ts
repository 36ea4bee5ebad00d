import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** In ms. The page cannot see a file arrive, so it reloads the remaining quota a little later. */
const revalidateDelaysMs = [1_500, 5_000]

export function useDelayedRevalidation(): () => void {
  const { revalidate } = useRevalidator()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = () => timers.current.splice(0).forEach(clearTimeout)
  useEffect(() => stop, [])
  return () => {
    stop()
    timers.current = revalidateDelaysMs.map((ms) => setTimeout(revalidate, ms))
  }
}

import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** A file goes past the page, which cannot see it arrive: what is left is asked for again a little later. */
const againMs = [1_500, 5_000]

export function useAskedAgain(): () => void {
  const { revalidate } = useRevalidator()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = () => timers.current.splice(0).forEach(clearTimeout)
  useEffect(() => stop, [])
  return () => {
    stop()
    timers.current = againMs.map((ms) => setTimeout(revalidate, ms))
  }
}

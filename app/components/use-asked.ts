import { useEffect, useRef } from 'react'

/**
 * A field whose value the address says. It stays as answers come, so that it keeps the focus, and follows the address unless somebody is at
 * it. `onAhead`: something was typed or chosen before scripts were here, of which no event tells.
 */
export function useAsked<Field extends HTMLInputElement | HTMLSelectElement>(
  asked: string,
  onAhead?: (field: Field) => void,
) {
  const field = useRef<Field>(null)
  const shown = useRef(asked)
  const ahead = useRef(onAhead)
  useEffect(() => {
    if (field.current && field.current.value !== shown.current) ahead.current?.(field.current)
  }, [])
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (field.current && field.current !== document.activeElement) field.current.value = asked
  }, [asked])
  return field
}

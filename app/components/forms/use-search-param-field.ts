import { useEffect, useRef } from 'react'

/**
 * A field for a search parameter. It stays mounted across navigations, so that it keeps the focus, and
 * follows the URL unless it has the focus. `onChangedBeforeHydration`: it was changed before hydration, which
 * fires no event.
 */
export function useSearchParamField<Field extends HTMLInputElement | HTMLSelectElement>(
  paramValue: string,
  onChangedBeforeHydration?: (field: Field) => void,
) {
  const field = useRef<Field>(null)
  const lastParamValue = useRef(paramValue)
  const latestOnChanged = useRef(onChangedBeforeHydration)
  useEffect(() => {
    if (field.current && field.current.value !== lastParamValue.current)
      latestOnChanged.current?.(field.current)
  }, [])
  useEffect(() => {
    if (lastParamValue.current === paramValue) return
    lastParamValue.current = paramValue
    if (field.current && field.current !== document.activeElement) field.current.value = paramValue
  }, [paramValue])
  return field
}

import { useEffect, useRef } from 'react'

/**
 * A field whose value the address says. It stays as answers come, so that it keeps the focus, and follows the address unless somebody is at
 * it. `onAhead`: something was typed or chosen before scripts were here, of which no event tells.
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

import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Whether something on the page would be lost by leaving it now. */
export function hasUnsavedChanges(): boolean {
  return holders.size > 0
}

/** Says that it would, until it is told otherwise. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved work')
    holders.add(holder)
    return () => void holders.delete(holder)
  }, [isUnsaved])
}

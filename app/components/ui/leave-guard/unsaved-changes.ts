import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Whether leaving the page now would lose changes. */
export function hasUnsavedChanges(): boolean {
  return holders.size > 0
}

/** Marks the page as having unsaved changes while `isUnsaved`. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved work')
    holders.add(holder)
    return () => void holders.delete(holder)
  }, [isUnsaved])
}

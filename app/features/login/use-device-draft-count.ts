import { useEffect, useState } from 'react'
import { listDraftsLazily } from '#app/indexed-db/list-drafts-lazily'

/**
 * Returns the number of drafts on this device; with any, the login passes through the offer to save them. 0
 * until scripts count.
 */
export function useDeviceDraftCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isMounted = true
    void listDraftsLazily().then((drafts) => isMounted && setCount(drafts.length))
    return () => void (isMounted = false)
  }, [])
  return count
}

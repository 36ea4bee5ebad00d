import { useEffect, useState } from 'react'
import { listDraftsLazily } from '#app/local-storage/list-drafts-lazily'

/** How many drafts this device keeps: the login then goes over the offer to keep them. 0 until scripts have looked. */
export function useDeviceDraftCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isMounted = true
    void listDraftsLazily().then((drafts) => isMounted && setCount(drafts.length))
    return () => void (isMounted = false)
  }, [])
  return count
}

import { useEffect, useState } from 'react'
import { draftsIfAny } from '#app/local-storage/drafts-if-any'

/** How many drafts this device keeps: the login then goes over the offer to keep them. 0 until scripts have looked. */
export function useDeviceDrafts(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let here = true
    void draftsIfAny().then((drafts) => here && setCount(drafts.length))
    return () => void (here = false)
  }, [])
  return count
}

import { useEffect, useState } from 'react'

/** How many drafts this device keeps: the login then goes over the offer to keep them. 0 until scripts have looked. */
export function useDeviceDrafts(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let here = true
    import('#app/local-storage/device-drafts')
      .then(({ listDrafts }) => listDrafts())
      .then(
        (drafts) => here && setCount(drafts.length),
        // A browser that keeps nothing has none.
        () => undefined,
      )
    return () => void (here = false)
  }, [])
  return count
}

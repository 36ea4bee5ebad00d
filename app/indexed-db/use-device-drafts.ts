import { useCallback, useEffect, useState } from 'react'
import { listDrafts } from './device-drafts'
import type { DeviceDraft } from './indexed-db'

/** The drafts of this device, newest first: undefined while loading, empty without storage. */
export function useDeviceDrafts(): { drafts: DeviceDraft[] | undefined; reload(): void } {
  const [drafts, setDrafts] = useState<DeviceDraft[]>()
  const reload = useCallback(() => {
    listDrafts().then(setDrafts, () => setDrafts([]))
  }, [])
  useEffect(reload, [reload])
  return { drafts, reload }
}

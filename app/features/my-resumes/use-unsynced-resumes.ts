import { useEffect, useState } from 'react'
import { listUnsavedResumeIds } from '#app/indexed-db/save-journals'

/** Returns the resumes with changes on this device that were not sent. */
export function useUnsyncedResumes(): Set<string> {
  const [ids, setIds] = useState<Set<string>>(new Set())
  useEffect(() => {
    listUnsavedResumeIds().then(setIds, () => undefined)
  }, [])
  return ids
}

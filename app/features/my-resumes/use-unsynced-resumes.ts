import { useEffect, useState } from 'react'
import { listUnsavedResumeIds } from '#app/local-storage/save-journals'

/** The resumes of which this device has text that has not reached the account. */
export function useUnsyncedResumes(): Set<string> {
  const [ids, setIds] = useState<Set<string>>(new Set())
  useEffect(() => {
    listUnsavedResumeIds().then(setIds, () => undefined)
  }, [])
  return ids
}

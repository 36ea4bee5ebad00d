import { useEffect, useState } from 'react'
import { journalledResumes } from '#app/local-storage/journals'

/** The resumes of which this device has text that has not reached the account. */
export function useNotSent(): Set<string> {
  const [ids, setIds] = useState<Set<string>>(new Set())
  useEffect(() => {
    journalledResumes().then(setIds, () => undefined)
  }, [])
  return ids
}

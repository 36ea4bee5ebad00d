import { useEffect, useState } from 'react'
import { listDraftsLazily } from '#app/indexed-db/list-drafts-lazily'
import type { Resume } from '#contract/resume/resume'

/** The newest draft of this device in which something was written; undefined until it is known, and without one. */
export function useNewestDraft(): Resume | undefined {
  const [draft, setDraft] = useState<Resume>()
  useEffect(() => {
    void listDraftsLazily().then((drafts) =>
      setDraft(drafts.map(({ resume }) => resume).find((resume) => hasWords(resume))),
    )
  }, [])
  return draft
}

const hasWords = ({ basics, intention, sections }: Resume) =>
  basics.name !== '' || intention.position !== '' || sections.some(({ items }) => items.length > 0)

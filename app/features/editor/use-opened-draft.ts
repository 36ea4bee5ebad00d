import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepDraft, listDrafts, readDraft, releaseDraft } from '#app/local-storage/device-drafts'
import type { DeviceDraft } from '#app/local-storage/drawer'
import type { Draft } from '#contract/draft'
import { createDraftKeeper, type DraftStanding } from './draft-keeper'
import type { Unsaved } from './save-form.server'
import { releaseCopy, saveDraft } from './send-draft'
import type { EditorStore } from './store'
import { workingResume } from './working-resume'

/** A draft as its editor is opened: what this device has of it, how its keeping stands, and what keeps it. */
export function useOpenedDraft(named: string, draft: Draft | undefined, posted: Unsaved | undefined) {
  const [device, setDevice] = useState<DeviceDraft | 'looking' | 'none'>('looking')
  const [standing, setStanding] = useState<DraftStanding>()
  const [keeper] = useState(() =>
    createDraftKeeper({
      copy: draft && { id: draft.id, revision: posted?.base ?? draft.revision },
      conflict: posted?.conflict,
      device: { keep: keepDraft, release: releaseDraft },
      save: saveDraft,
      release: releaseCopy,
      tell: setStanding,
    }),
  )
  const store = useRef<EditorStore>()
  const onOpen = useCallback((opened: EditorStore) => void (store.current = opened), [])

  useEffect(() => {
    void findDraft(named).then((found) => {
      // What was written here meanwhile, or came back from a post, is kept beside the device's; nothing goes over it.
      const isBegun = posted !== undefined || (store.current && isWritten(store.current))
      const shown = found && !isBegun && isNewer(found, draft) ? whole(found) : undefined
      keeper.begin(shown)
      // At once: no key may still go into the editor that the device's draft takes the place of.
      flushSync(() => setDevice(shown ?? 'none'))
    })
  }, [named, draft, posted, keeper])

  return { device, standing, keep: keeper.keep, onOpen }
}

/** The named one, else the newest; none where the browser keeps nothing. */
function findDraft(named: string): Promise<DeviceDraft | undefined> {
  // A page that was kept for when there is no network does not know what its address names.
  const id = named || new URLSearchParams(window.location.search).get('draft')
  const found = id ? readDraft(id) : listDrafts().then(([newest]) => newest)
  return found.catch(() => undefined)
}

/** Whether it goes on from all that the server has: by revision where that is known, for clocks differ. */
export function isNewer(found: DeviceDraft, draft: Draft | undefined): boolean {
  if (!draft || (found.base ?? 0) >= draft.revision) return true
  return found.updatedAt > draft.updatedAt
}

function isWritten(store: EditorStore): boolean {
  return store.getState().resume !== store.getInitialState().resume
}

/** Whatever was kept, by whatever version, can be opened and mended. */
function whole(draft: DeviceDraft): DeviceDraft {
  return { ...draft, resume: workingResume(draft.resume) }
}

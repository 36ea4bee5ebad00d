import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeDraft, listDrafts, readDraft, deleteDraftIfUnchanged } from '#app/local-storage/device-drafts'
import type { DeviceDraft } from '#app/local-storage/indexed-db'
import type { Draft } from '#contract/resume/draft'
import { createDraftDestination, type DraftStatus } from './draft-destination'
import type { UnsavedForm } from '#app/features/editor/form-post/save-posted-form.server'
import { releaseServerCopy, saveServerCopy } from './save-requests'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/** A draft as its editor is opened: what this device has of it, how its keeping stands, and what keeps it. */
export function useLocalDraft(draftId: string, draft: Draft | undefined, posted: UnsavedForm | undefined) {
  const [device, setDevice] = useState<DeviceDraft | 'looking' | 'none'>('looking')
  const [draftStatus, setDraftStatus] = useState<DraftStatus>()
  const [destination] = useState(() =>
    createDraftDestination({
      serverCopy: draft && { id: draft.id, revision: posted?.base ?? draft.revision },
      hasConflict: posted?.conflict,
      device: { persist: writeDraft, release: deleteDraftIfUnchanged },
      save: saveServerCopy,
      release: releaseServerCopy,
      onStatus: setDraftStatus,
    }),
  )
  const store = useRef<EditorStore>()
  const onStoreReady = useCallback((opened: EditorStore) => void (store.current = opened), [])

  useEffect(() => {
    void findDraft(draftId).then((found) => {
      // What was written here meanwhile, or came back from a post, is kept beside the device's; nothing goes over it.
      const hasLocalEdits = posted !== undefined || (store.current && isEdited(store.current))
      const shownDraft =
        found && !hasLocalEdits && isNewer(found, draft) ? withCoercedResume(found) : undefined
      destination.start(shownDraft)
      // At once: no key may still go into the editor that the device's draft takes the place of.
      flushSync(() => setDevice(shownDraft ?? 'none'))
    })
  }, [draftId, draft, posted, destination])

  return { device, draftStatus, destination, onStoreReady }
}

/** The named one, else the newest; none where the browser keeps nothing. */
function findDraft(draftId: string): Promise<DeviceDraft | undefined> {
  // A page that was kept for when there is no network does not know what its address names.
  const id = draftId || new URLSearchParams(window.location.search).get('draft')
  const found = id ? readDraft(id) : listDrafts().then(([newest]) => newest)
  return found.catch(() => undefined)
}

/** Whether it goes on from all that the server has: by revision where that is known, for clocks differ. */
export function isNewer(found: DeviceDraft, draft: Draft | undefined): boolean {
  if (!draft || (found.base ?? 0) >= draft.revision) return true
  return found.updatedAt > draft.updatedAt
}

function isEdited(store: EditorStore): boolean {
  return store.getState().resume !== store.getInitialState().resume
}

/** Whatever was kept, by whatever version, can be opened and mended. */
function withCoercedResume(draft: DeviceDraft): DeviceDraft {
  return { ...draft, resume: coerceResume(draft.resume) }
}

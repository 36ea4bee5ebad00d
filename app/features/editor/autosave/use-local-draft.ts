import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeDraft, listDrafts, readDraft, deleteDraftIfUnchanged } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { listLeftDrafts } from '#app/indexed-db/left-drafts'
import type { Draft } from '#contract/resume/draft'
import { createDraftDestination, type DraftStatus } from './draft-destination'
import type { UnsavedForm } from '#app/features/editor/form-post/save-posted-form.server'
import { releaseServerCopy, saveServerCopy } from './save-requests'
import { isUnwritten } from '#resume-model/add-example'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/** Opens a draft: returns this device's version, the draft's status, and the destination that saves it. */
export function useLocalDraft(draftId: string, draft: Draft | undefined, posted: UnsavedForm | undefined) {
  const [device, setDevice] = useState<DeviceDraft | 'looking' | 'none'>('looking')
  const [draftStatus, setDraftStatus] = useState<DraftStatus>()
  const [destination] = useState(() =>
    createDraftDestination({
      serverCopy: draft && { id: draft.id, revision: posted?.base ?? draft.revision },
      base: posted ? undefined : draft?.resume,
      hasConflict: posted?.conflict,
      device: { persist: writeDraft, read: readDraft, release: deleteDraftIfUnchanged },
      save: saveServerCopy,
      release: releaseServerCopy,
      onStatus: setDraftStatus,
    }),
  )
  const store = useRef<EditorStore>()
  const isOnDevice = device !== 'looking' && device !== 'none'
  const onStoreReady = useCallback(
    (opened: EditorStore) => {
      store.current = opened
      // A draft stays on the server until its first change moves it here.
      if (opened.getState().saveState === 'ready')
        opened.setState({ savedTo: isOnDevice ? 'device' : 'server' })
      // What the server does not have comes without an example. Without a network there is none.
      const { example, resume } = opened.getState()
      if (isOnDevice && !example && isUnwritten(resume))
        import('#app/features/editor/preview/follow-example')
          .then(({ showExample }) => showExample(opened))
          .catch(() => undefined)
    },
    [isOnDevice],
  )

  useEffect(() => {
    void findDraft(draftId).then((found) => {
      // Local edits or a returned post are saved beside the device's draft; nothing overwrites it.
      const hasLocalEdits = posted !== undefined || isEdited(store.current)
      const isShown = found && !hasLocalEdits && isNewer(found, draft)
      // A stored draft of any version can be opened and corrected.
      const shownDraft = isShown ? { ...found, resume: coerceResume(found.resume) } : undefined
      destination.start(shownDraft)
      // Synchronous: no keystroke may reach the editor that the device's draft replaces.
      flushSync(() => setDevice(shownDraft ?? 'none'))
    })
  }, [draftId, draft, posted, destination])

  return { device, draftStatus, destination, onStoreReady }
}

/** Finds the named draft, else the newest; none where the browser stores nothing. */
async function findDraft(draftId: string): Promise<DeviceDraft | undefined> {
  const left = listLeftDrafts()
  if (left.length > 0)
    await import('./restore-left-drafts').then((it) => it.restoreLeftDrafts(left)).catch(() => undefined)
  // A page cached for offline use does not know the draft in its URL.
  const id = draftId || new URLSearchParams(window.location.search).get('draft')
  const found = id ? readDraft(id) : listDrafts().then(([newest]) => newest)
  return found.catch(() => undefined)
}

/** Whether the device's draft includes the server's: by revision where known, because clocks differ. */
export function isNewer(found: DeviceDraft, draft: Draft | undefined): boolean {
  if (!draft || (found.base ?? 0) >= draft.revision) return true
  return found.updatedAt > draft.updatedAt
}

function isEdited(store: EditorStore | undefined): boolean {
  return store !== undefined && store.getState().resume !== store.getInitialState().resume
}

import {
  deleteJournal,
  lockEditor,
  listOrphanedJournals,
  writeJournal,
} from '#app/local-storage/save-journals'
import type { StoredResume } from '#contract/resume/stored-resume'
import { createJournalWriter } from './journal-writer'
import { newId } from '#app/features/editor/state/new-id'
import { postSave } from './stored-resume-requests'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { createAccountAutosave, type AutosaveStatus } from './account-autosave'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/** What the page says besides the state of saving: text was taken up that an earlier editor had left on this device. */
export type AccountAutosaveUpdate = AutosaveStatus & { restored?: boolean }

/** What was posted and could not be saved: the revision it was made from, and whether it met a newer one. */
export type PostedRevision = { base: number; conflict?: true }

/**
 * Joins an editor to its resume in the account: every change goes to the journal and to the account, what an earlier
 * editor left is taken up, and leaving sends what is not there yet.
 */
export function startAccountAutosave(
  store: EditorStore,
  stored: StoredResume,
  onStatus: (status: AccountAutosaveUpdate) => void,
  posted?: PostedRevision,
) {
  const tab = newId()
  const releaseTabLock = lockEditor(tab)
  let isJournalled = true
  let isClosed = false

  const journal = createJournalWriter({
    write: (entry) => writeJournal({ tab, resumeId: stored.id, writtenAt: Date.now(), ...entry }),
    drop: () => deleteJournal(tab),
    onWritten(isWritten) {
      isJournalled = isWritten
      const { saveState } = store.getState()
      if (saveState === 'failed') updateStore({ saveFailure: isJournalled ? lastSaveFailure : undefined })
    },
  })
  let lastSaveFailure: AutosaveStatus['saveFailure']
  const updateStore = (state: Partial<ReturnType<typeof store.getState>>) =>
    void (isClosed || store.setState(state))

  const autosave = createAccountAutosave({
    // Named is what the text was made from, never what the account has by now: that may be somebody else's.
    revision: posted?.base ?? stored.revision,
    savedResume: stored.resume,
    journal,
    sendSave: (save) => postSave({ id: stored.id, ...save }),
    isOnline: () => navigator.onLine,
    onStatus(status) {
      lastSaveFailure = status.saveFailure
      updateStore({
        saveState: status.save,
        savedTo: 'server',
        saveFailure: isJournalled ? status.saveFailure : undefined,
        ...(status.problems && { problems: status.problems }),
      })
      if (!isClosed) onStatus(status)
    },
  })

  async function waitUntilSaved(): Promise<boolean> {
    for (let attempts = 0; attempts < 3 && !autosave.isSaved(); attempts++) await autosave.flush()
    return autosave.isSaved()
  }
  updateStore({ waitUntilSaved, savedTo: 'server' })
  const { resume: opened } = store.getState()
  if (posted?.conflict) autosave.startInConflict(opened, stored)
  else if (opened !== stored.resume) autosave.update(opened)
  const unsubscribe = store.subscribe((now, before) => {
    if (now.resume !== before.resume) autosave.update(now.resume)
  })
  void restoreOrphanedJournal()

  /** The newest of what editors that are gone have left; the next one is for the next time. */
  async function restoreOrphanedJournal() {
    const [orphanedJournal] = await listOrphanedJournals(stored.id).catch(() => [])
    // Something is being written here already: what was left waits.
    if (!orphanedJournal || isClosed || store.getState().resume !== stored.resume) return
    const resume = coerceResume(orphanedJournal.resume)
    if (JSON.stringify(resume) !== JSON.stringify(stored.resume)) {
      autosave.restoreJournal({ ...orphanedJournal, resume })
      store.getState().replace(resume)
      onStatus({ save: 'running', restored: true })
    }
    await deleteJournal(orphanedJournal.tab).catch(() => undefined)
  }

  const onPageHide = () => autosave.flushOnLeave()
  const onVisibilityChange = () =>
    document.visibilityState === 'hidden' ? void autosave.flush() : autosave.retry()
  const retry = () => autosave.retry()
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isJournalled && !autosave.isSaved()) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('pagehide', onPageHide)
  addEventListener('online', retry)
  addEventListener('focus', retry)
  addEventListener('beforeunload', onBeforeUnload)
  return {
    autosave,
    close() {
      isClosed = true
      unsubscribe()
      void waitUntilSaved().finally(() => {
        autosave.close()
        // An editor that is gone is one whose journal others take up: not before this one has dropped its own.
        void journal.whenIdle().finally(releaseTabLock)
      })
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
      removeEventListener('beforeunload', onBeforeUnload)
    },
  }
}

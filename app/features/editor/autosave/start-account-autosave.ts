import {
  deleteJournal,
  lockEditor,
  listOrphanedJournals,
  writeJournal,
} from '#app/local-storage/save-journals'
import type { StoredResume } from '#contract/resume/stored-resume'
import { createJournalWriter } from './journal-writer'
import { newId } from '#app/features/editor/state/new-id'
import { postSave } from './save-requests'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { AutosaveStatus } from './autosave'
import { createAccountAutosave } from './account-autosave'
import { coerceResume } from '#app/features/editor/state/coerce-resume'
import { watchPage } from './watch-page'

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
  let isClosed = false
  const journal = createJournalWriter({
    write: (entry) => writeJournal({ tab, resumeId: stored.id, writtenAt: Date.now(), ...entry }),
    drop: () => deleteJournal(tab),
    onWritten: () => autosave.showStatus(),
  })
  store.setState({ savedTo: 'server' })
  const autosave = createAccountAutosave({
    store,
    // Named is what the text was made from, never what the account has by now: that may be somebody else's.
    revision: posted?.base ?? stored.revision,
    savedResume: stored.resume,
    journal,
    sendSave: (save) => postSave({ id: stored.id, ...save }),
    isOnline: () => navigator.onLine,
    conflict: posted?.conflict && stored,
    onStatus,
  })
  const stopWatching = watchPage(autosave)
  void restoreOrphanedJournal()

  /** The newest of what editors that are gone have left; the next one is for the next time. */
  async function restoreOrphanedJournal() {
    const [orphanedJournal] = await listOrphanedJournals(stored.id).catch(() => [])
    // Something is being written here already: what was left waits.
    if (!orphanedJournal || isClosed || store.getState().resume !== stored.resume) return
    const resume = coerceResume(orphanedJournal.resume)
    if (JSON.stringify(resume) !== JSON.stringify(stored.resume)) {
      autosave.restoreJournal({ ...orphanedJournal, resume })
      onStatus({ save: 'running', restored: true })
    }
    await deleteJournal(orphanedJournal.tab).catch(() => undefined)
  }

  return {
    autosave,
    close() {
      isClosed = true
      stopWatching()
      // An editor that is gone is one whose journal others take up: not before this one has dropped its own.
      void autosave.close().finally(() => journal.whenIdle().finally(releaseTabLock))
    },
  }
}

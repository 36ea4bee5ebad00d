import { deleteJournal, lockEditor, listOrphanedJournals, writeJournal } from '#app/indexed-db/save-journals'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import { createJournalWriter } from './journal-writer'
import { newId } from '#app/features/editor/state/new-id'
import { postSave } from './save-requests'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { AutosaveStatus } from './autosave'
import { createAccountAutosave } from './account-autosave'
import { coerceResume } from '#app/features/editor/state/coerce-resume'
import { watchPage } from './watch-page'

/** `restored`: text that an earlier editor left on this device was restored. */
export type AccountAutosaveUpdate = AutosaveStatus & { restored?: boolean }

/**
 * A post that could not be saved: the revision it was based on with its content, if that is known, and whether it conflicts with a newer one.
 */
export type PostedRevision = { base: number; baseResume?: Resume; conflict?: true }

/**
 * Connects an editor to its resume in the account: every change goes to the journal and to the account, the
 * journal of an earlier editor is restored, and leaving the page sends unsaved text.
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
  const isNewest = (posted?.base ?? stored.revision) === stored.revision
  const base = posted?.baseResume ?? (isNewest ? stored.resume : undefined)
  const autosave = createAccountAutosave({
    store,
    // The revision the text is based on, never the account's newest: that may be another editor's work.
    id: stored.id,
    revision: posted?.base ?? stored.revision,
    base,
    savedResume: stored.resume,
    journal,
    sendSave: (save) => postSave({ id: stored.id, ...save }),
    isOnline: () => navigator.onLine,
    conflict: posted?.conflict && { newer: stored, base },
    onStatus,
  })
  const stopWatching = watchPage(autosave)
  void restoreOrphanedJournal()

  /** Restores the newest journal of closed editors; the others wait for the next opening. */
  async function restoreOrphanedJournal() {
    const [orphanedJournal] = await listOrphanedJournals(stored.id).catch(() => [])
    // The user is already typing here: the journal waits.
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
      // Other editors restore the journal of an unlocked editor, so this one drops its journal before it
      // unlocks.
      void autosave.close().finally(() => journal.whenIdle().finally(releaseTabLock))
    },
  }
}

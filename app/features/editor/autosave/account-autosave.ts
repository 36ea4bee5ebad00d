import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { createAutosave, type AutosaveStatus } from './autosave'
import type { Destination, WriteAnswer } from './destination'
import type { JournalEntry, JournalWriter } from './journal-writer'
import type { SaveRequest, SaveResponse } from './save-protocol'

export type AccountAutosaveOptions = {
  store: EditorStore
  /** The account's content when the editor opened, and the revision that the editor's text is based on. */
  savedResume: Resume
  revision: number
  journal: Pick<JournalWriter, 'put' | 'drop' | 'isWritten'>
  sendSave(save: Omit<SaveRequest, 'id'>): Promise<SaveResponse>
  isOnline(): boolean
  conflict?: StoredResume
  onStatus?(status: AutosaveStatus): void
}

const timing: Destination['timing'] = {
  debounceMs: 500,
  announceAfterMs: 0,
  retryMs: (failures) => Math.min(30_000, 1_000 * 2 ** failures),
  attemptsBeforeLeaving: 3,
}

export type AccountAutosave = ReturnType<typeof createAccountAutosave>

/**
 * Saves an editor's document to its account: journalled on the device at once, sent with the revision it is
 * based on.
 */
export function createAccountAutosave({ journal, sendSave, isOnline, ...options }: AccountAutosaveOptions) {
  const { store, savedResume } = options
  let { revision } = options
  /** Last save without a response: the account may have it. */
  let sent: Resume | undefined

  async function write(resume: Resume): Promise<WriteAnswer> {
    const sentBefore = sent
    sent = resume
    const asUnknown = (): SaveResponse => ({ kind: 'failed' })
    const answer = await sendSave({ revision, resume, sent: sentBefore }).catch(asUnknown)
    if (answer.kind === 'failed') return { kind: isOnline() ? 'failed' : 'offline', mayHaveArrived: true }
    const isNewest = sent === resume
    if (answer.kind !== 'saved') {
      if (isNewest) sent = sentBefore
      return answer
    }
    if (isNewest) sent = undefined
    revision = Math.max(revision, answer.revision)
    return { kind: 'saved', savedTo: 'server' }
  }
  function rebase(newRevision: number, unanswered?: Resume) {
    revision = newRevision
    sent = unanswered
  }

  const put = (resume: Resume) => journal.put({ base: revision, resume, sent })
  const destination = { timing, journal: { ...journal, put }, write }
  const autosave = createAutosave({ ...options, destination })
  return {
    ...autosave,
    /** Restores the text that a closed editor left in its journal. */
    restoreJournal({ base, resume, sent: unanswered }: JournalEntry) {
      const isAsOpened = base === revision && !unanswered
      rebase(base, unanswered)
      store.getState().replace(resume)
      autosave.rebase(isAsOpened ? savedResume : undefined)
    },
    /** Overwrites the newer version, which remains in the version history. */
    keepMine(newer: StoredResume) {
      rebase(newer.revision)
      autosave.rebase(newer.resume)
      return autosave.flush()
    },
    /** Replaces the typed text with the newer version. */
    takeTheirs(newer: StoredResume) {
      rebase(newer.revision)
      store.getState().replace(newer.resume)
      autosave.rebase(newer.resume)
    },
    /** The typed text was saved elsewhere: nothing is left to save. */
    discard: () => autosave.rebase(store.getState().resume),
  }
}

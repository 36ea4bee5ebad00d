import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { createAutosave, type AutosaveStatus } from './autosave'
import { coerceResume } from '#app/features/editor/state/coerce-resume'
import type { Destination, NewerContent, SavedElsewhere, WriteAnswer } from './destination'
import type { JournalEntry, JournalWriter } from './journal-writer'
import type { SaveRequest, SaveResponse } from './save-protocol'

export type AccountAutosaveOptions = {
  store: EditorStore
  /** The account's content when the editor opened, and the revision that the editor's text is based on. */
  savedResume: Resume
  revision: number
  /** That revision's content, if it is known. */
  base?: Resume
  id: string
  journal: Pick<JournalWriter, 'put' | 'drop' | 'isWritten'>
  sendSave(save: Omit<SaveRequest, 'id'>): Promise<SaveResponse>
  isOnline(): boolean
  conflict?: { newer: StoredResume; base?: Resume }
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
  const { id, store, savedResume } = options
  let { revision, base } = options
  /** Last save without a response: the account may have it. */
  let sent: Resume | undefined

  async function write(resume: Resume): Promise<WriteAnswer> {
    const sentBefore = sent
    const from = revision
    sent = resume
    const asUnknown = (): SaveResponse => ({ kind: 'failed' })
    const answer = await sendSave({ revision, resume, sent: sentBefore }).catch(asUnknown)
    if (answer.kind === 'failed') return { kind: isOnline() ? 'failed' : 'offline', mayHaveArrived: true }
    const isNewest = sent === resume
    if (answer.kind !== 'saved') {
      if (isNewest) sent = sentBefore
      if (answer.kind !== 'conflict') return answer
      const { newer } = answer
      const otherwise = (): WriteAnswer => ({ kind: 'conflict', newer, base })
      const read = () => {
        if (newer.revision > revision) return contentOf(newer.revision, newer.resume, !isNewest)
        // Merged already by the answer to another save; the same answer twice is for the user.
        return from < revision ? contentOf(revision, base, true) : undefined
      }
      return { kind: 'newer', savedTo: 'server', read, otherwise }
    }
    if (isNewest) sent = undefined
    if (answer.revision > revision) [revision, base] = [answer.revision, resume]
    return { kind: 'saved', savedTo: 'server', version: { id, at: answer.revision } }
  }
  function rebase(newRevision: number, newBase?: Resume, unanswered?: Resume) {
    revision = newRevision
    base = newBase
    sent = unanswered
  }
  function contentOf(at: number, theirs: Resume | undefined, isWriting: boolean): NewerContent | undefined {
    if (!base || !theirs) return undefined
    const accept = () => {
      rebase(at, theirs, isWriting ? sent : undefined)
      return theirs
    }
    return { base, theirs, sent, accept }
  }
  function follow(saved: SavedElsewhere) {
    return saved.id !== id || saved.at <= revision
      ? undefined
      : contentOf(saved.at, coerceResume(saved.resume), false)
  }

  const put = (resume: Resume) => journal.put({ base: revision, baseResume: base, resume, sent })
  const destination: Destination = { timing, journal: { ...journal, put }, write, follow }
  const autosave = createAutosave({ ...options, destination })
  return {
    ...autosave,
    /** Restores the text that a closed editor left in its journal. */
    restoreJournal({ base: journalled, baseResume, resume, sent: unanswered }: JournalEntry) {
      const isSameRevision = journalled === revision
      const isAsOpened = isSameRevision && !unanswered
      rebase(journalled, baseResume ?? (isSameRevision ? base : undefined), unanswered)
      store.getState().replace(resume)
      autosave.rebase(isAsOpened ? savedResume : undefined)
    },
    /**
     * Saves the editor's document over the newer version, which remains in the version history; merged by the
     * choices, or as it is.
     */
    resolveConflict(newer: StoredResume, merged: Resume = store.getState().resume) {
      rebase(newer.revision, newer.resume)
      if (merged !== store.getState().resume) store.getState().replace(merged)
      autosave.rebase(newer.resume)
      return autosave.flush()
    },
    /** Replaces the typed text with the newer version. */
    takeTheirs(newer: StoredResume) {
      rebase(newer.revision, newer.resume)
      store.getState().replace(newer.resume)
      autosave.rebase(newer.resume)
    },
    /** The typed text was saved elsewhere: nothing is left to save. */
    discard: () => autosave.rebase(store.getState().resume),
  }
}

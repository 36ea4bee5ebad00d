import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { JournalEntry } from './journal-writer'
import type { SaveResponse } from './save-protocol'
import type { SaveState, SaveFailure } from '#app/features/editor/state/editor-store'

export type AutosaveStatus = {
  save: SaveState
  saveFailure?: SaveFailure
  problems?: FieldErrors
  newer?: StoredResume
}

export type AccountAutosaveOptions = {
  /** The account's content as it was opened, and its revision. */
  revision: number
  savedResume: Resume
  journal: { put(entry: JournalEntry): void; drop(): void }
  sendSave(save: { revision: number; resume: Resume; sent?: Resume }): Promise<SaveResponse>
  onStatus(status: AutosaveStatus): void
  isOnline(): boolean
}

const debounceMs = 500
const firstRetryMs = 1_000
const maxRetryMs = 30_000
/** What only the person can get out of the way. */
const blockingFailures: readonly SaveFailure[] = ['login', 'gone', 'conflict']

export type AccountAutosave = ReturnType<typeof createAccountAutosave>

/**
 * Carries what is typed into the account: journalled on the device at once, sent after a short quiet with the revision it
 * was made from, one save under way, the newest next; failed ones again, each after a longer wait. Says how it stands.
 */
export function createAccountAutosave({
  journal,
  sendSave,
  onStatus,
  isOnline,
  ...initial
}: AccountAutosaveOptions) {
  let { revision, savedResume } = initial
  let currentResume = savedResume
  /** Sent from `revision` and never answered: the account may have it. */
  let sent: Resume | undefined
  let inFlight: Resume | undefined
  /** Sent past a save under way, as the page went. */
  let sentOnLeave: Resume | undefined
  let pendingSave: Promise<void> | undefined
  let saveFailure: SaveFailure | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const isBlocked = () => saveFailure !== undefined && blockingFailures.includes(saveFailure)
  const isRetrying = () => saveFailure === 'failed' || saveFailure === 'offline'
  const writeJournal = () => journal.put({ base: revision, resume: currentResume, sent })
  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  function fail(failure: SaveFailure, details: Partial<AutosaveStatus> = {}) {
    saveFailure = failure
    onStatus({ save: 'failed', saveFailure, ...details })
  }
  function finish() {
    clearTimeout(timer)
    saveFailure = undefined
    failures = 0
    sent = undefined
    journal.drop()
    onStatus({ save: 'finished' })
  }

  function update(resume: Resume) {
    currentResume = resume
    if (currentResume === savedResume && !pendingSave && !isBlocked() && !sent) return finish()
    writeJournal()
    if (isBlocked() || isRetrying()) return
    onStatus({ save: 'running' })
    schedule(debounceMs)
  }

  /** Sends what is not in the account yet; answers when that has ended, one way or the other. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (pendingSave) return pendingSave
    if (isBlocked() || (currentResume === savedResume && !sent)) return
    if (!isRetrying()) onStatus({ save: 'running' })
    inFlight = currentResume
    pendingSave = trySave(inFlight).finally(() => {
      pendingSave = inFlight = undefined
    })
    return pendingSave
  }

  async function trySave(resume: Resume) {
    const answer = await sendSave({ revision, resume, sent }).catch((): SaveResponse => ({ kind: 'failed' }))
    if (answer.kind === 'saved') return onSaved(resume, answer.revision)
    if (answer.kind === 'invalid') return fail('invalid', { problems: answer.problems })
    if (answer.kind === 'conflict') return fail('conflict', { newer: answer.newer })
    if (answer.kind !== 'failed') return fail(answer.kind)
    sent = sentOnLeave ?? resume
    sentOnLeave = undefined
    writeJournal()
    fail(isOnline() ? 'failed' : 'offline')
    schedule(Math.min(maxRetryMs, firstRetryMs * 2 ** failures++))
  }

  function onSaved(resume: Resume, now: number) {
    revision = now
    savedResume = resume
    sent = sentOnLeave
    sentOnLeave = undefined
    if (currentResume === savedResume && !sent) return finish()
    saveFailure = undefined
    failures = 0
    writeJournal()
    onStatus({ save: 'running' })
    schedule(debounceMs)
  }

  return {
    update,
    flush,
    /** Goes on from what an editor that is gone has left. */
    restoreJournal({ base, resume, sent: leftoverSent }: JournalEntry) {
      if (base !== revision) savedResume = { ...resume }
      revision = base
      sent = leftoverSent
      update(resume)
    },
    /** Begins with a text that has met something newer already: nothing is sent until somebody has decided. */
    startInConflict(resume: Resume, newer: StoredResume) {
      currentResume = resume
      writeJournal()
      fail('conflict', { newer })
    },
    /** Tries again what waits: the network is back, or the person has logged in elsewhere. */
    retry() {
      if (saveFailure === 'login') saveFailure = undefined
      failures = 0
      if (saveFailure !== 'invalid') void flush()
    },
    /** Mine is kept over what is newer, which stays as a version. */
    keepMine(newer: StoredResume) {
      revision = newer.revision
      sent = undefined
      saveFailure = undefined
      savedResume = newer.resume
      writeJournal()
      return flush()
    },
    /** What is newer is kept; what was typed has gone elsewhere, or is not wanted. */
    takeTheirs(newer: StoredResume) {
      revision = newer.revision
      savedResume = newer.resume
      currentResume = newer.resume
      finish()
    },
    /** What was typed has gone elsewhere; there is nothing left to save into. */
    discard() {
      currentResume = savedResume
      finish()
    },
    /** Whether all of it is in the account. */
    isSaved: () => currentResume === savedResume && saveFailure === undefined,
    /** A last try as the page goes: also past a save under way, whose answer nobody waits for. */
    flushOnLeave() {
      if (currentResume === savedResume || isBlocked()) return
      if (!pendingSave) return void flush()
      sentOnLeave = currentResume
      void sendSave({ revision, resume: currentResume, sent: inFlight }).catch(() => undefined)
      journal.put({ base: revision, resume: currentResume, sent: inFlight })
    },
    close: () => clearTimeout(timer),
  }
}

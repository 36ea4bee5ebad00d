import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { EditorStore, SaveFailure, SaveState } from '#app/features/editor/state/editor-store'
import type { Destination, SavedElsewhere, WriteAnswer, WriteFailure } from './destination'
import { mergeNewer, preloadMerge } from './load-merge'
import { openSaveChannel } from './save-channel'

export type AutosaveStatus = Pick<WriteFailure, 'problems' | 'newer' | 'base'> & {
  save: SaveState
  saveFailure?: SaveFailure
}

export type AutosaveOptions = {
  store: EditorStore
  destination: Destination
  /** The destination's content; undefined when the editor's document is not saved yet. */
  savedResume?: Resume
  /** A conflict known at opening: nothing is sent until the user decides. */
  conflict?: Pick<WriteFailure, 'base'> & { newer: StoredResume }
  onStatus?(status: AutosaveStatus): void
}

const asUnknown = (): WriteAnswer => ({ kind: 'failed', mayHaveArrived: true })
type SettledAnswer =
  Exclude<WriteAnswer, { kind: 'newer' }> | { kind: 'merged'; savedTo: 'device' | 'server' }
type Write = { number: number; resume: Resume; ended: Promise<boolean> }

/** Failures that only the user can resolve. */
const blockingFailures: readonly (SaveFailure | undefined)[] = ['login', 'gone', 'conflict']

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Saves an editor's document while it is edited. States: saved; unsaved (journalled, waiting for the debounce);
 * saving (one write under way, the newest document next); failed (retried after `retryMs`); invalid (the next
 * change is tried); blocked (the user decides). Leaving the page writes at once, past a write under way.
 */
export function createAutosave(options: AutosaveOptions) {
  const { store, destination, conflict, onStatus } = options
  const { timing, journal } = destination
  /** The destination's content; undefined while it is unknown. */
  let { savedResume } = options
  let failure: SaveFailure | undefined
  let failures = 0
  let status: AutosaveStatus = { save: 'ready' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let lastNumber = 0
  let savedNumber = 0
  /** The write that the next write waits for. */
  let first: Write | undefined
  /** The newest write under way: `first`, or one sent past it when the page was left. */
  let newest: Write | undefined

  const channel = destination.follow && openSaveChannel((saved) => void receive(saved))
  const current = () => store.getState().resume
  const isPending = (own?: Write) => own !== undefined && own.number > savedNumber
  const isSettled = () => current() === savedResume && !isPending(first) && !isPending(newest)
  const isSaved = () => isSettled() && !failure
  const isBlocked = () => blockingFailures.includes(failure)
  const isRetrying = () => failure === 'failed' || failure === 'offline'

  const clearFailure = () => ([failure, failures] = [undefined, 0])
  function schedule(ms: number) {
    clearTimeout(timer)
    // The next editor sends the journalled text.
    if (!isClosed || !journal) timer = setTimeout(() => void flush(), ms)
  }
  function say(next: AutosaveStatus, savedTo?: 'device' | 'server') {
    status = next
    showStatus(savedTo)
    if (!isClosed) onStatus?.(status)
  }
  /** Shows a failure only while the journal has the text, because its message promises that. */
  function showStatus(savedTo = store.getState().savedTo) {
    const before = store.getState()
    const saveFailure = journal?.isWritten() ? status.saveFailure : undefined
    const { save: saveState, problems = before.problems } = status
    const shown = { saveState, savedTo, saveFailure, problems }
    const isNew = (Object.keys(shown) as (keyof typeof shown)[]).some((key) => shown[key] !== before[key])
    if (isNew && !isClosed) store.setState(shown)
  }
  /** At once, or when a write takes longer than `announceAfterMs`; a retry keeps the failed state. */
  function announceSaving() {
    if (isRetrying()) return undefined
    if (timing.announceAfterMs > 0) return setTimeout(() => say({ save: 'running' }), timing.announceAfterMs)
    say({ save: 'running' })
    return undefined
  }

  function onChange() {
    if (channel) preloadMerge()
    if (isSettled() && !isBlocked()) return status.save === 'ready' ? undefined : finish()
    journal?.put(current())
    if (isBlocked() || isRetrying()) return
    if (timing.announceAfterMs === 0) say({ save: 'running' })
    schedule(timing.debounceMs)
  }

  /** Saves unsaved changes; resolves to false when the save fails or is blocked. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (newest?.resume === current()) return newest.ended
    if (isBlocked()) return Promise.resolve(false)
    if (isSettled()) {
      if (failure || status.save === 'failed') finish()
      return Promise.resolve(true)
    }
    if (first) return first.ended
    first = write(current())
    return first.ended
  }

  function write(resume: Resume): Write {
    const announcement = announceSaving()
    const own: Write = { number: ++lastNumber, resume, ended: Promise.resolve(false) }
    own.ended = destination
      .write(resume)
      .catch(asUnknown)
      .then(settle)
      .then((answer) => {
        clearTimeout(announcement)
        if (first === own) first = undefined
        if (newest === own) newest = undefined
        if (answer.kind === 'merged') return onMerged(own, answer.savedTo)
        if (answer.kind === 'saved') {
          if (answer.version) channel?.announce({ ...answer.version, resume })
          onSaved(own, answer.savedTo)
          return true
        }
        if (answer.mayHaveArrived && own.number > savedNumber) savedResume = undefined
        // A later write contains this one's text: only its result counts.
        if (own.number === lastNumber) fail(answer)
        if (failure === 'invalid' && current() !== resume) schedule(timing.debounceMs)
        return own.number < lastNumber
      })
    newest = own
    return own
  }

  /** Merges what another editor saved; where that needs a decision, the write has its other answer. */
  async function settle(answer: WriteAnswer): Promise<SettledAnswer> {
    if (answer.kind !== 'newer') return answer
    const merged = await mergeNewer(store, answer.read).catch(() => undefined)
    if (!merged) return settle(await Promise.resolve(answer.otherwise()).catch(asUnknown))
    savedResume = merged
    return { kind: 'merged', savedTo: answer.savedTo }
  }

  /** What another tab saved is taken over at once; a write under way comes first and finds it anyway. */
  async function receive(saved: SavedElsewhere) {
    const read = () => (first || newest || isBlocked() || isClosed ? undefined : destination.follow?.(saved))
    const merged = await mergeNewer(store, read).catch(() => undefined)
    if (!merged) return
    savedResume = merged
    onChange()
  }

  function onMerged({ number }: Write, savedTo: 'device' | 'server'): Promise<boolean> {
    savedNumber = Math.max(savedNumber, number)
    clearFailure()
    if (!isSettled()) return flush()
    finish(savedTo)
    return Promise.resolve(true)
  }

  function onSaved({ number, resume }: Write, savedTo: 'device' | 'server') {
    if (number > savedNumber) [savedNumber, savedResume] = [number, resume]
    if (isSettled()) return finish(savedTo)
    clearFailure()
    journal?.put(current())
    if (timing.announceAfterMs === 0 || status.save === 'failed') say({ save: 'running' })
    schedule(timing.debounceMs)
  }

  function fail({ kind, mayHaveArrived: _, ...details }: WriteFailure) {
    failure = kind
    journal?.put(current())
    say({ save: 'failed', saveFailure: kind, ...details })
    if (isRetrying()) schedule(timing.retryMs(failures++))
  }

  function finish(savedTo?: 'device' | 'server') {
    clearTimeout(timer)
    clearFailure()
    journal?.drop()
    say({ save: 'finished' }, savedTo)
  }

  /** Includes text typed during a save. Returns false when saving fails. */
  async function waitUntilSaved(): Promise<boolean> {
    let attempts = timing.attemptsBeforeLeaving
    while (!isSaved()) if (!(await flush()) && --attempts <= 0) return false
    return true
  }

  /** Writes a last time when the page is left. */
  function saveOnLeave() {
    if (isBlocked() || isSettled()) return
    destination.keepOnLeave?.(current())
    if (first && newest?.resume !== current()) write(current())
    else void flush()
  }

  /** The page may be discarded without another event; a journal keeps the unsent text. */
  function saveOnHide() {
    if (journal) void flush()
    else saveOnLeave()
  }

  const unsubscribe = store.subscribe((now, before) => {
    if (now.resume !== before.resume) onChange()
  })
  store.setState({ waitUntilSaved })
  if (conflict) fail({ kind: 'conflict', ...conflict })
  else if (current() !== savedResume) onChange()

  return {
    flush,
    saveOnHide,
    saveOnLeave,
    waitUntilSaved,
    isSaved,
    showStatus: () => showStatus(),
    /** Returns whether leaving now loses text. */
    wouldLoseText: () => (journal ? !journal.isWritten() && !isSaved() : failure !== undefined),
    /** Retries a failed save: the network is back, or the user has logged in elsewhere. */
    retry() {
      if (failure === 'login') failure = undefined
      failures = 0
      if (failure !== 'invalid') void flush()
    },
    /** Sets the destination's content (undefined: unknown) and clears the failure. */
    rebase(resume: Resume | undefined) {
      savedResume = resume
      clearFailure()
      onChange()
    },
    /** Stops watching the editor and saves the rest; without a journal it retries until saved. */
    async close() {
      unsubscribe()
      isClosed = true
      saveOnHide()
      await waitUntilSaved()
      channel?.close()
    },
  }
}

import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { EditorStore, SaveFailure, SaveState } from '#app/features/editor/state/editor-store'
import type { Destination, WriteAnswer, WriteFailure } from './destination'

export type AutosaveStatus = Pick<WriteFailure, 'problems' | 'newer'> & {
  save: SaveState
  saveFailure?: SaveFailure
}

export type AutosaveOptions = {
  store: EditorStore
  destination: Destination
  /** What the destination holds already; none where what the editor opened with is saved nowhere. */
  savedResume?: Resume
  /** What the opened document has met already: nothing is sent until somebody has decided. */
  conflict?: StoredResume
  onStatus?(status: AutosaveStatus): void
}

type Write = { number: number; resume: Resume; ended: Promise<boolean> }

/** What only the person can get out of the way. */
const blockingFailures: readonly (SaveFailure | undefined)[] = ['login', 'gone', 'conflict']

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Saves the document of an editor while it is written. States: saved; unsaved (journalled, waiting for a short quiet);
 * saving (one write under way, the newest document next); failed (tried again, each time after `retryMs`); invalid (a
 * change is tried); blocked (the person decides). Leaving writes at once, past a write under way.
 */
export function createAutosave(options: AutosaveOptions) {
  const { store, destination, conflict, onStatus } = options
  const { timing, journal } = destination
  /** What the destination holds; undefined while nobody knows. */
  let { savedResume } = options
  let failure: SaveFailure | undefined
  let failures = 0
  let status: AutosaveStatus = { save: 'ready' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let lastNumber = 0
  let savedNumber = 0
  /** The write that the next one waits for. */
  let first: Write | undefined
  /** The newest under way: `first`, or one sent past it as the page was left. */
  let newest: Write | undefined

  const current = () => store.getState().resume
  const isPending = (own?: Write) => own !== undefined && own.number > savedNumber
  const isSettled = () => current() === savedResume && !isPending(first) && !isPending(newest)
  const isSaved = () => isSettled() && !failure
  const isBlocked = () => blockingFailures.includes(failure)
  const isRetrying = () => failure === 'failed' || failure === 'offline'

  function clearFailure() {
    failure = undefined
    failures = 0
  }
  function schedule(ms: number) {
    clearTimeout(timer)
    // What a journal holds is sent by the next editor.
    if (!isClosed || !journal) timer = setTimeout(() => void flush(), ms)
  }
  function say(next: AutosaveStatus, savedTo?: 'device' | 'server') {
    status = next
    showStatus(savedTo)
    if (!isClosed) onStatus?.(status)
  }
  /** A failure is named while this device has the text: what is said of it then promises that. */
  function showStatus(savedTo = store.getState().savedTo) {
    const before = store.getState()
    const saveFailure = journal?.isWritten() ? status.saveFailure : undefined
    const { save: saveState, problems = before.problems } = status
    const shown = { saveState, savedTo, saveFailure, problems }
    const isNew = (Object.keys(shown) as (keyof typeof shown)[]).some((key) => shown[key] !== before[key])
    if (isNew && !isClosed) store.setState(shown)
  }
  /** At once, or when a write takes a while; while something failed is tried again, it stays failed. */
  function announceSaving() {
    if (isRetrying()) return undefined
    if (timing.announceAfterMs > 0) return setTimeout(() => say({ save: 'running' }), timing.announceAfterMs)
    say({ save: 'running' })
    return undefined
  }

  function onChange() {
    if (isSettled() && !isBlocked()) return status.save === 'ready' ? undefined : finish()
    journal?.put(current())
    if (isBlocked() || isRetrying()) return
    if (timing.announceAfterMs === 0) say({ save: 'running' })
    schedule(timing.debounceMs)
  }

  /** Saves what is not saved yet; answers whether what it took along is. */
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
    const asUnknown = (): WriteAnswer => ({ kind: 'failed', mayHaveArrived: true })
    own.ended = destination
      .write(resume)
      .catch(asUnknown)
      .then((answer) => {
        clearTimeout(announcement)
        if (first === own) first = undefined
        if (newest === own) newest = undefined
        if (answer.kind === 'saved') {
          onSaved(own, answer.savedTo)
          return true
        }
        if (answer.mayHaveArrived && own.number > savedNumber) savedResume = undefined
        // One that was sent past it has all of it: that one's answer counts.
        if (own.number === lastNumber) fail(answer)
        if (failure === 'invalid' && current() !== resume) schedule(timing.debounceMs)
        return own.number < lastNumber
      })
    newest = own
    return own
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

  /** What is typed while a save is under way goes with the next. False when it could not be saved. */
  async function waitUntilSaved(): Promise<boolean> {
    let attempts = timing.attemptsBeforeLeaving
    while (!isSaved()) if (!(await flush()) && --attempts <= 0) return false
    return true
  }

  /** A last write as the page goes. */
  function saveOnLeave() {
    if (isBlocked() || isSettled() || newest?.resume === current()) return
    if (first) write(current())
    else void flush()
  }

  /** The page may go without another word; a journal holds then what is not sent. */
  function saveOnHide() {
    if (journal) void flush()
    else saveOnLeave()
  }

  const unsubscribe = store.subscribe((now, before) => {
    if (now.resume !== before.resume) onChange()
  })
  store.setState({ waitUntilSaved })
  if (conflict) fail({ kind: 'conflict', newer: conflict })
  else if (current() !== savedResume) onChange()

  return {
    flush,
    saveOnHide,
    saveOnLeave,
    waitUntilSaved,
    isSaved,
    showStatus: () => showStatus(),
    /** Whether leaving now would lose text. */
    wouldLoseText: () => (journal ? !journal.isWritten() && !isSaved() : failure !== undefined),
    /** Tries again what waits: the network is back, or the person has logged in elsewhere. */
    retry() {
      if (failure === 'login') failure = undefined
      failures = 0
      if (failure !== 'invalid') void flush()
    },
    /** The destination holds this now, as far as is known, and what stood in the way is decided. */
    rebase(resume: Resume | undefined) {
      savedResume = resume
      clearFailure()
      onChange()
    },
    /** The editor is gone, the page stays: what is left is saved, and without a journal tried until it is. */
    async close() {
      unsubscribe()
      isClosed = true
      saveOnHide()
      await waitUntilSaved()
    },
  }
}

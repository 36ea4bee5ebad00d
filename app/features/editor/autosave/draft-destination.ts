import type { DraftHandle } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { forgetLeftDraft, keepLeftDraft } from '#app/indexed-db/left-drafts'
import type { Resume } from '#contract/resume/resume'
import { newId } from '#app/features/editor/state/new-id'
import type { Destination, NewerContent, SavedElsewhere, WriteAnswer } from './destination'
import type { DraftSaveRequest, SavedDraft, ServerCopy } from './save-protocol'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

/**
 * `isStorageBlocked`: the device saves nothing. `isForked`: another text has the draft's id, so this one has
 * a new id.
 */
export type DraftStatus = { id: string; isStorageBlocked: boolean; isForked: boolean }

export type DraftDestinationOptions = {
  /** The server's copy at opening, if there is one. */
  serverCopy?: ServerCopy
  /** The content of that revision, if it is known. */
  base?: Resume
  /** The editor's document already conflicts with a newer version. */
  hasConflict?: boolean
  device: {
    persist(held: DraftHandle, written: Pick<DeviceDraft, 'resume' | 'base'>): Promise<number | undefined>
    read(id: string): Promise<DeviceDraft | undefined>
    release(held: DraftHandle): Promise<boolean>
  }
  save(save: DraftSaveRequest): Promise<SavedDraft>
  release(serverCopy: ServerCopy): Promise<'gone' | 'newer' | 'failed'>
  onStatus(draftStatus: DraftStatus): void
}

/** The device is fast: waits are short. */
export const draftTiming: Destination['timing'] = {
  // Short: a browser that is killed does not tell the page that it is left.
  debounceMs: 20,
  // Shorter writes are not announced: an announcement at each pause would redraw the page and be read aloud.
  announceAfterMs: 300,
  retryMs: () => 2_000,
  attemptsBeforeLeaving: 1,
}

/**
 * Saves a guest's draft on the device and releases the server's copy; without device storage, on the server.
 * Text of another editor is never overwritten: both are merged, or this text continues as a new draft.
 */
export function createDraftDestination({
  serverCopy,
  base,
  hasConflict,
  device,
  save,
  release,
  onStatus,
}: DraftDestinationOptions) {
  let held: DraftHandle = { id: serverCopy?.id ?? '', updatedAt: 0 }
  /** Whether this text is based on the server's current copy, as far as is known. */
  let isOurs = true
  let isStarted = false
  let newest: Resume | undefined
  /** Last server save without a response. */
  let sent: Resume | undefined
  let saveQueue: Promise<unknown> = Promise.resolve()
  let isReleasing = false
  let leftDraftId: string | undefined
  /** The time of the last write of `held` that is known to be on disk; 0: none. */
  let onDiskAt = 0
  let draftStatus: DraftStatus = { id: held.id, isStorageBlocked: false, isForked: false }
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  if (hasConflict) fork()

  function updateStatus(now: Partial<DraftStatus>) {
    const before = draftStatus
    draftStatus = { ...before, ...now }
    if (JSON.stringify(draftStatus) !== JSON.stringify(before)) onStatus(draftStatus)
  }
  function fork() {
    held = { id: newId(), updatedAt: 0 }
    onDiskAt = 0
    isOurs = false
    base = undefined
  }

  async function saveOnDevice(resume: Resume): Promise<WriteAnswer> {
    const mine = held
    const written = { resume, base: isOurs ? serverCopy?.revision : undefined }
    const at = await device.persist(mine, written)
    if (at !== undefined) {
      if (mine === held) [base, onDiskAt] = [resume, at]
      if (leftDraftId === mine.id) forgetLeftDraft(mine.id)
      updateStatus({ id: held.id, isStorageBlocked: false, isForked: draftStatus.isForked || !isOurs })
      void releaseServerCopy()
      return { kind: 'saved', savedTo: 'device', version: { id: mine.id, at, base: written.base } }
    }
    const stored = mine === held ? await device.read(mine.id) : undefined
    const read = () => stored && contentOf({ ...stored, at: stored.updatedAt })
    const forkAndSave = () => {
      if (mine === held) fork()
      return saveOnDevice(resume)
    }
    return stored ? { kind: 'newer', savedTo: 'device', read, otherwise: forkAndSave } : forkAndSave()
  }

  /** Another tab's text: undefined unless it follows what this tab has read or written. */
  function contentOf(saved: SavedElsewhere): NewerContent | undefined {
    const isFollowing = held.updatedAt > 0 || (isOurs && serverCopy?.revision === saved.base)
    if (!base || saved.id !== held.id || saved.at <= held.updatedAt || !isFollowing) return undefined
    const theirs = coerceResume(saved.resume)
    const accept = () => {
      held.updatedAt = onDiskAt = saved.at
      return (base = theirs)
    }
    return { base, theirs, accept }
  }

  /**
   * Runs beside saving, which never waits for a network; a failed release is repeated with the next change.
   */
  async function releaseServerCopy() {
    if (!serverCopy || !isOurs || isReleasing) return
    isReleasing = true
    const released = serverCopy
    const answer = await release(released)
    isReleasing = false
    if (serverCopy !== released) return
    if (answer === 'gone') serverCopy = undefined
    if (answer === 'newer') await forkOnDevice()
  }

  /** The newer text on the server keeps the id; this text continues under a new one. */
  async function forkOnDevice() {
    const [old, oldBase, oldAt] = [held, base, onDiskAt]
    fork()
    try {
      if (newest) onDiskAt = (await device.persist(held, { resume: newest })) ?? 0
    } catch {
      ;[held, base, onDiskAt] = [old, oldBase, oldAt]
      isOurs = true
      return
    }
    updateStatus({ id: held.id, isForked: true })
    await device.release(old).catch(() => false)
  }

  async function saveOnServer(resume: Resume): Promise<WriteAnswer> {
    const target = serverCopy ?? { id: held.id, revision: 0 }
    const previouslySent = sent
    sent = resume
    const { merged, ...copy } = await save({ ...target, resume, sent: previouslySent, base })
    serverCopy = copy
    sent = undefined
    isOurs = true
    base = merged?.resume ?? resume
    if (serverCopy.id !== held.id) [held, onDiskAt] = [{ id: serverCopy.id, updatedAt: 0 }, 0]
    updateStatus({
      id: serverCopy.id,
      isStorageBlocked: true,
      isForked: draftStatus.isForked || serverCopy.id !== target.id,
    })
    if (!merged) return { kind: 'saved', savedTo: 'server' }
    const newer = {
      base: merged.base,
      theirs: merged.theirs,
      sent: previouslySent,
      accept: () => merged.resume,
    }
    // What was typed here meanwhile may not fit to it: no revision is 0, so it becomes a draft of its own.
    const forkAndSave = () => {
      serverCopy = { ...copy, revision: 0 }
      base = undefined
      return saveOnServer(newest ?? resume)
    }
    return { kind: 'newer', savedTo: 'server', read: () => newer, otherwise: forkAndSave }
  }

  return {
    timing: draftTiming,
    /** Ends the device lookup; `shown`: the device's draft when the editor shows it. */
    start(shown?: DeviceDraft) {
      if (shown) {
        held = { id: shown.id, updatedAt: shown.updatedAt }
        onDiskAt = shown.updatedAt
        if (serverCopy && shown.base !== undefined) serverCopy = { ...serverCopy, revision: shown.base }
        base = shown.resume
        updateStatus({ id: shown.id })
      }
      isStarted = true
      start()
    },
    async write(resume: Resume): Promise<WriteAnswer> {
      newest = resume
      // Before the lookup it is unknown whether the device has a newer text.
      await started
      try {
        return await saveOnDevice(resume)
      } catch {
        const saved = saveQueue.then(() => saveOnServer(resume))
        saveQueue = saved.catch(() => undefined)
        return saved
      }
    },
    keepOnLeave(resume: Resume) {
      if (!isStarted || held.id === '') return
      leftDraftId = held.id
      keepLeftDraft({
        ...{ id: held.id, updatedAt: onDiskAt, resume },
        ...(isOurs && serverCopy && { base: serverCopy.revision }),
        ...(base && { before: base }),
      })
    },
    follow: (saved: SavedElsewhere) => (isStarted ? contentOf(saved) : undefined),
  }
}

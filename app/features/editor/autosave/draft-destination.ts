import type { DraftHandle } from '#app/indexed-db/device-drafts'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import type { Resume } from '#contract/resume/resume'
import { newId } from '#app/features/editor/state/new-id'
import type { Destination, WriteAnswer } from './destination'
import type { SaveRequest, ServerCopy } from './save-protocol'

/**
 * `isStorageBlocked`: the device saves nothing. `isForked`: another text has the draft's id, so this one has
 * a new id.
 */
export type DraftStatus = { id: string; isStorageBlocked: boolean; isForked: boolean }

export type DraftDestinationOptions = {
  /** The server's copy at opening, if there is one. */
  serverCopy?: ServerCopy
  /** The editor's document already conflicts with a newer version. */
  hasConflict?: boolean
  device: {
    persist(held: DraftHandle, written: Pick<DeviceDraft, 'resume' | 'base'>): Promise<boolean>
    release(held: DraftHandle): Promise<boolean>
  }
  save(save: SaveRequest): Promise<ServerCopy>
  release(serverCopy: ServerCopy): Promise<'gone' | 'newer' | 'failed'>
  onStatus(draftStatus: DraftStatus): void
}

/** The device is fast: waits are short. */
export const draftTiming: Destination['timing'] = {
  // Short: a write that has not started when the page is left may be lost, as the device reads before it
  // writes.
  debounceMs: 20,
  // Shorter writes are not announced: an announcement at each pause would redraw the page and be read aloud.
  announceAfterMs: 300,
  retryMs: () => 2_000,
  attemptsBeforeLeaving: 1,
}

/**
 * Saves a guest's draft on the device and releases the server's copy; without device storage, on the server.
 * Text of another editor is never overwritten: this text continues as a new draft.
 */
export function createDraftDestination({
  serverCopy,
  hasConflict,
  device,
  save,
  release,
  onStatus,
}: DraftDestinationOptions) {
  let held: DraftHandle = { id: serverCopy?.id ?? '', updatedAt: 0 }
  /** Whether this text is based on the server's current copy, as far as is known. */
  let isOurs = true
  let newest: Resume | undefined
  /** Last server save without a response. */
  let sent: Resume | undefined
  let saveQueue: Promise<unknown> = Promise.resolve()
  let isReleasing = false
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
    isOurs = false
  }

  async function saveOnDevice(resume: Resume): Promise<void> {
    const mine = held
    if (await device.persist(mine, { resume, base: isOurs ? serverCopy?.revision : undefined })) return
    if (mine === held) fork()
    return saveOnDevice(resume)
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
    const old = held
    fork()
    try {
      if (newest) await device.persist(held, { resume: newest })
    } catch {
      held = old
      isOurs = true
      return
    }
    updateStatus({ id: held.id, isForked: true })
    await device.release(old).catch(() => false)
  }

  async function saveOnServer(resume: Resume) {
    const target = serverCopy ?? { id: held.id, revision: 0 }
    const previouslySent = sent
    sent = resume
    serverCopy = await save({ ...target, resume, sent: previouslySent })
    sent = undefined
    isOurs = true
    if (serverCopy.id !== held.id) held = { id: serverCopy.id, updatedAt: 0 }
    updateStatus({
      id: serverCopy.id,
      isStorageBlocked: true,
      isForked: draftStatus.isForked || serverCopy.id !== target.id,
    })
  }

  return {
    timing: draftTiming,
    /** Ends the device lookup; `shown`: the device's draft when the editor shows it. */
    start(shown?: DeviceDraft) {
      if (shown) {
        held = { id: shown.id, updatedAt: shown.updatedAt }
        if (serverCopy && shown.base !== undefined) serverCopy = { ...serverCopy, revision: shown.base }
        updateStatus({ id: shown.id })
      }
      start()
    },
    async write(resume: Resume): Promise<WriteAnswer> {
      newest = resume
      // Before the lookup it is unknown whether the device has a newer text.
      await started
      try {
        await saveOnDevice(resume)
      } catch {
        const saved = saveQueue.then(() => saveOnServer(resume))
        saveQueue = saved.catch(() => undefined)
        await saved
        return { kind: 'saved', savedTo: 'server' }
      }
      updateStatus({ id: held.id, isStorageBlocked: false, isForked: draftStatus.isForked || !isOurs })
      void releaseServerCopy()
      return { kind: 'saved', savedTo: 'device' }
    },
  }
}

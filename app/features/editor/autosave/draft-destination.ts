import type { DraftHandle } from '#app/local-storage/device-drafts'
import type { DeviceDraft } from '#app/local-storage/indexed-db'
import type { Resume } from '#contract/resume/resume'
import { newId } from '#app/features/editor/state/new-id'
import type { Destination, WriteAnswer } from './destination'
import type { ServerCopy } from './save-protocol'

/** `blocked`: the device keeps nothing. `aside`: another text has the draft's id, and this one is a draft of its own. */
export type DraftStatus = { id: string; isStorageBlocked: boolean; isForked: boolean }

export type DraftDestinationOptions = {
  /** The server's copy that the editor was opened with, if there is one. */
  serverCopy?: ServerCopy
  /** What the editor shows has met something newer already. */
  hasConflict?: boolean
  device: {
    persist(held: DraftHandle, written: Pick<DeviceDraft, 'resume' | 'base'>): Promise<boolean>
    release(held: DraftHandle): Promise<boolean>
  }
  save(save: ServerCopy & { resume: Resume; sent?: Resume }): Promise<ServerCopy>
  release(serverCopy: ServerCopy): Promise<'gone' | 'newer' | 'failed'>
  onStatus(draftStatus: DraftStatus): void
}

/** The device is near: little is waited for. */
export const draftTiming: Destination['timing'] = {
  // Short: what is not on its way when the page goes may go with it, for the device reads before it writes.
  debounceMs: 20,
  // A write that takes no longer is not announced: one at each pause would redraw the page and be read aloud.
  announceAfterMs: 300,
  retryMs: () => 2_000,
  attemptsBeforeLeaving: 1,
}

/**
 * Saves a guest's draft on the device and lets the server's copy go; where the device keeps nothing, on the server. What
 * another editor has written is never written over: from there on this text is a draft of its own.
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
  /** Whether the text here was made from the server's copy as it is, as far as is known. */
  let isOurs = true
  let newest: Resume | undefined
  /** Saved on the server and never answered. */
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

  /** Beside the keeping, which never waits for a network; one that did not arrive goes out again with the next change. */
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

  /** What is newer on the server keeps the id; this text goes on under another. */
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
    /** The device has been asked; `shown`: its draft, where that is what the editor shows. */
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
      // Until then nobody knows whether there is something newer on the device.
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

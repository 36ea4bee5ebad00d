import type { HeldDraft } from '#app/local-storage/device-drafts'
import type { DeviceDraft } from '#app/local-storage/drawer'
import type { Resume } from '#contract/resume'
import { newId } from './new-id'
import type { ServerCopy } from './send-draft'

/** `blocked`: the device keeps nothing. `aside`: another text has the draft's id, and this one is a draft of its own. */
export type DraftStanding = { id: string; blocked: boolean; aside: boolean }

export type DraftKeeperParts = {
  /** The server's copy that the editor was opened with, if there is one. */
  copy?: ServerCopy
  /** What the editor shows has met something newer already. */
  conflict?: boolean
  device: {
    keep(held: HeldDraft, written: Pick<DeviceDraft, 'resume' | 'base'>): Promise<boolean>
    release(held: HeldDraft): Promise<boolean>
  }
  save(save: ServerCopy & { resume: Resume; sent?: Resume }): Promise<ServerCopy>
  release(copy: ServerCopy): Promise<'gone' | 'newer' | 'failed'>
  tell(standing: DraftStanding): void
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/**
 * Keeps a guest's draft on the device and lets the server's copy go; where the device keeps nothing, on the server. What
 * another editor has written is never written over: from there on this text is a draft of its own.
 */
export function createDraftKeeper({ copy, conflict, device, save, release, tell }: DraftKeeperParts) {
  let held: HeldDraft = { id: copy?.id ?? '', updatedAt: 0 }
  /** Whether the text here was made from the server's copy as it is, as far as is known. */
  let isOurs = true
  let newest: Resume | undefined
  /** Saved on the server and never answered. */
  let sent: Resume | undefined
  let line: Promise<unknown> = Promise.resolve()
  let isReleasing = false
  let standing: DraftStanding = { id: held.id, blocked: false, aside: false }
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  if (conflict) stepAside()

  function say(now: Partial<DraftStanding>) {
    const before = standing
    standing = { ...before, ...now }
    if (JSON.stringify(standing) !== JSON.stringify(before)) tell(standing)
  }
  function stepAside() {
    held = { id: newId(), updatedAt: 0 }
    isOurs = false
  }

  async function keepOnDevice(resume: Resume): Promise<void> {
    const mine = held
    if (await device.keep(mine, { resume, base: isOurs ? copy?.revision : undefined })) return
    if (mine === held) stepAside()
    return keepOnDevice(resume)
  }

  /** Beside the keeping, which never waits for a network; one that did not arrive goes out again with the next change. */
  async function releaseServers() {
    if (!copy || !isOurs || isReleasing) return
    isReleasing = true
    const released = copy
    const answer = await release(released)
    isReleasing = false
    if (copy !== released) return
    if (answer === 'gone') copy = undefined
    if (answer === 'newer') await moveAside()
  }

  /** What is newer on the server keeps the id; this text goes on under another. */
  async function moveAside() {
    const old = held
    stepAside()
    try {
      if (newest) await device.keep(held, { resume: newest })
    } catch {
      held = old
      isOurs = true
      return
    }
    say({ id: held.id, aside: true })
    await device.release(old).catch(() => false)
  }

  async function keepOnServer(resume: Resume) {
    const there = copy ?? { id: held.id, revision: 0 }
    const unanswered = sent
    sent = resume
    copy = await save({ ...there, resume, sent: unanswered })
    sent = undefined
    isOurs = true
    if (copy.id !== held.id) held = { id: copy.id, updatedAt: 0 }
    say({ id: copy.id, blocked: true, aside: standing.aside || copy.id !== there.id })
  }

  return {
    /** The device has been asked; `shown`: its draft, where that is what the editor shows. */
    begin(shown?: DeviceDraft) {
      if (shown) {
        held = { id: shown.id, updatedAt: shown.updatedAt }
        if (copy && shown.base !== undefined) copy = { ...copy, revision: shown.base }
        say({ id: shown.id })
      }
      begin()
    },
    async keep(resume: Resume): Promise<'device' | 'server'> {
      newest = resume
      // Until then nobody knows whether there is something newer on the device.
      await begun
      try {
        await keepOnDevice(resume)
      } catch {
        const saved = line.then(() => keepOnServer(resume))
        line = saved.catch(() => undefined)
        await saved
        return 'server'
      }
      say({ id: held.id, blocked: false, aside: standing.aside || !isOurs })
      void releaseServers()
      return 'device'
    },
  }
}

import { openDrawer, type DeviceDraft } from './drawer'

/** A draft as one editor knows it: when it was written to, as far as this editor has read or written it; 0: not at all. */
export type HeldDraft = { id: string; updatedAt: number }

/**
 * Keeps what an editor writes, unless another has written since: then that stays, and the answer is false. Of several
 * under way each goes over the one before. Answers once it is on disk, as far as the browser promises.
 */
export async function keepDraft(
  held: HeldDraft,
  written: Pick<DeviceDraft, 'resume' | 'base'>,
): Promise<boolean> {
  const transaction = (await openDrawer()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const now = await transaction.store.get(held.id)
  const before = held.updatedAt
  if (now && now.updatedAt !== before) return false
  // Known before it is on disk, for the next one is compared with it; never the same twice, whatever the clock says.
  held.updatedAt = Math.max(Date.now(), before + 1)
  try {
    await Promise.all([transaction.store.put({ ...held, ...written }), transaction.done])
  } catch (error) {
    held.updatedAt = before
    throw error
  }
  return true
}

export async function readDraft(id: string): Promise<DeviceDraft | undefined> {
  return (await openDrawer()).get('drafts', id)
}

/** All drafts of this device, newest first. */
export async function listDrafts(): Promise<DeviceDraft[]> {
  return (await (await openDrawer()).getAllFromIndex('drafts', 'updatedAt')).reverse()
}

/** Lets a draft go that is kept elsewhere now, unless it was written to since: then it stays, and the answer is false. */
export async function releaseDraft({ id, updatedAt }: HeldDraft): Promise<boolean> {
  const transaction = (await openDrawer()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const now = await transaction.store.get(id)
  const unchanged = now?.updatedAt === updatedAt
  if (unchanged) await transaction.store.delete(id)
  await transaction.done
  return unchanged
}

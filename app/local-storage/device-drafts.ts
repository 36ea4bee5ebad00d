import { openDatabase, type DeviceDraft } from './indexed-db'

/** A draft as one editor knows it: when it was written to, as far as this editor has read or written it; 0: not at all. */
export type DraftHandle = { id: string; updatedAt: number }

/**
 * Keeps what an editor writes, unless another has written since: then that stays, and the answer is false. Of several
 * under way each goes over the one before. Answers once it is on disk, as far as the browser promises.
 */
export async function writeDraft(
  handle: DraftHandle,
  content: Pick<DeviceDraft, 'resume' | 'base'>,
): Promise<boolean> {
  const transaction = (await openDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const stored = await transaction.store.get(handle.id)
  const expectedUpdatedAt = handle.updatedAt
  if (stored && stored.updatedAt !== expectedUpdatedAt) return false
  // Known before it is on disk, for the next one is compared with it; never the same twice, whatever the clock says.
  handle.updatedAt = Math.max(Date.now(), expectedUpdatedAt + 1)
  try {
    await Promise.all([transaction.store.put({ ...handle, ...content }), transaction.done])
  } catch (error) {
    handle.updatedAt = expectedUpdatedAt
    throw error
  }
  return true
}

export async function readDraft(id: string): Promise<DeviceDraft | undefined> {
  return (await openDatabase()).get('drafts', id)
}

/** All drafts of this device, newest first. */
export async function listDrafts(): Promise<DeviceDraft[]> {
  return (await (await openDatabase()).getAllFromIndex('drafts', 'updatedAt')).reverse()
}

/** Lets a draft go that is kept elsewhere now, unless it was written to since: then it stays, and the answer is false. */
export async function deleteDraftIfUnchanged({ id, updatedAt }: DraftHandle): Promise<boolean> {
  const transaction = (await openDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const stored = await transaction.store.get(id)
  const isUnchanged = stored?.updatedAt === updatedAt
  if (isUnchanged) await transaction.store.delete(id)
  await transaction.done
  return isUnchanged
}

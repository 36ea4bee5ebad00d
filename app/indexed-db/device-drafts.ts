import { openDatabase, type DeviceDraft } from './indexed-db'
import { forgetLeftDraft } from './left-drafts'

/** A draft as one editor knows it: the time of the last write that this editor has read or made; 0: none. */
export type DraftHandle = { id: string; updatedAt: number }

/**
 * Writes an editor's content unless another editor has written since. Of concurrent writes by one editor each
 * overwrites the one before. Resolves once it is on disk, as far as the browser promises.
 * @returns the time of the write; undefined when another editor has written since.
 */
export async function writeDraft(
  handle: DraftHandle,
  content: Pick<DeviceDraft, 'resume' | 'base'>,
): Promise<number | undefined> {
  const transaction = (await openDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const stored = await transaction.store.get(handle.id)
  const expectedUpdatedAt = handle.updatedAt
  if (stored && stored.updatedAt !== expectedUpdatedAt) return undefined
  // Set before it is on disk, because the next write is compared with it; always increases, whatever the
  // clock says.
  const updatedAt = Math.max(Date.now(), expectedUpdatedAt + 1)
  handle.updatedAt = updatedAt
  try {
    await Promise.all([transaction.store.put({ ...handle, ...content }), transaction.done])
  } catch (error) {
    handle.updatedAt = expectedUpdatedAt
    throw error
  }
  return updatedAt
}

export async function readDraft(id: string): Promise<DeviceDraft | undefined> {
  return (await openDatabase()).get('drafts', id)
}

/** All drafts of this device, newest first. */
export async function listDrafts(): Promise<DeviceDraft[]> {
  return (await (await openDatabase()).getAllFromIndex('drafts', 'updatedAt')).reverse()
}

/** Deletes a draft that is stored elsewhere now, unless it was written since: returns false then. */
export async function deleteDraftIfUnchanged({ id, updatedAt }: DraftHandle): Promise<boolean> {
  const transaction = (await openDatabase()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const stored = await transaction.store.get(id)
  const isUnchanged = stored?.updatedAt === updatedAt
  if (isUnchanged) await transaction.store.delete(id)
  if (isUnchanged) forgetLeftDraft(id)
  await transaction.done
  return isUnchanged
}

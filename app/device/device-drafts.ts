import { openDrawer, type DeviceDraft } from './drawer'

/** Answers once the draft is on disk, as far as the browser promises. */
export async function keepDraft(draft: DeviceDraft): Promise<void> {
  const transaction = (await openDrawer()).transaction('drafts', 'readwrite', { durability: 'strict' })
  await transaction.store.put(draft)
  await transaction.done
}

export async function readDraft(id: string): Promise<DeviceDraft | undefined> {
  return (await openDrawer()).get('drafts', id)
}

/** All drafts of this device, newest first. */
export async function listDrafts(): Promise<DeviceDraft[]> {
  return (await (await openDrawer()).getAllFromIndex('drafts', 'updatedAt')).reverse()
}

/** Lets a draft go that an account has now, unless it was written to since: then it stays, and the answer is false. */
export async function releaseDraft({ id, updatedAt }: DeviceDraft): Promise<boolean> {
  const transaction = (await openDrawer()).transaction('drafts', 'readwrite', { durability: 'strict' })
  const now = await transaction.store.get(id)
  const unchanged = now?.updatedAt === updatedAt
  if (unchanged) await transaction.store.delete(id)
  await transaction.done
  return unchanged
}

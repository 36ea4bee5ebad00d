import type { DeviceDraft } from './indexed-db'

/**
 * The drafts of this device, newest first; none where the browser keeps nothing. What reads them is loaded only on a device
 * that has kept something: most who come to a page that is read have not.
 */
export async function listDraftsLazily(): Promise<DeviceDraft[]> {
  try {
    const databases = await indexedDB.databases?.()
    if (databases?.length === 0) return []
    const { listDrafts } = await import('./device-drafts')
    return await listDrafts()
  } catch {
    return []
  }
}

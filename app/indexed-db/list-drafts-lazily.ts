import type { DeviceDraft } from './indexed-db'

/**
 * The drafts of this device, newest first; empty where the browser stores nothing. The module that reads them
 * is loaded only on devices that have a database: most visitors of public pages have none.
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

import type { DeviceDraft } from './drawer'

/**
 * The drafts of this device, newest first; none where the browser keeps nothing. What reads them is loaded only on a device
 * that has kept something: most who come to a page that is read have not.
 */
export async function draftsIfAny(): Promise<DeviceDraft[]> {
  try {
    const known = await indexedDB.databases?.()
    if (known?.length === 0) return []
    const { listDrafts } = await import('./device-drafts')
    return await listDrafts()
  } catch {
    return []
  }
}

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Resume } from '#contract/resume'

/** A draft kept on this device: the working document as typed, valid or not. Times in ms since 1970. */
export type DeviceDraft = { id: string; resume: Resume; updatedAt: number }

interface Drawer extends DBSchema {
  drafts: { key: string; value: DeviceDraft; indexes: { updatedAt: number } }
}

let drawer: Promise<IDBPDatabase<Drawer>> | undefined

/** @throws when the browser keeps nothing (private windows, blocked storage). */
function open() {
  drawer ??= openDB<Drawer>('smart-resume', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
    },
  }).catch((error: unknown) => {
    drawer = undefined
    throw error
  })
  return drawer
}

/** Answers once the draft is on disk, as far as the browser promises. */
export async function keepDraft(draft: DeviceDraft): Promise<void> {
  const transaction = (await open()).transaction('drafts', 'readwrite', { durability: 'strict' })
  await transaction.store.put(draft)
  await transaction.done
}

export async function readDraft(id: string): Promise<DeviceDraft | undefined> {
  return (await open()).get('drafts', id)
}

/** All drafts of this device, newest first. */
export async function listDrafts(): Promise<DeviceDraft[]> {
  return (await (await open()).getAllFromIndex('drafts', 'updatedAt')).reverse()
}

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Resume } from '#contract/resume/resume'

/**
 * A draft stored on this device: the working document as typed, valid or not. Times in ms since 1970. `base`:
 * the revision of the server's copy that it was edited from, as long as that copy may exist.
 */
export type DeviceDraft = { id: string; resume: Resume; updatedAt: number; base?: number }

/**
 * Text typed into an account's resume that may not have reached the server. `tab`: the editor that wrote it,
 * so that two of them do not overwrite each other. `base`: the revision that was edited, `baseResume` its content: the account may have thinned it by the time of a conflict. `sent`: the last
 * content that was sent without a response; the server may have it.
 */
export type Journal = {
  tab: string
  resumeId: string
  base: number
  baseResume?: Resume
  resume: Resume
  sent?: Resume
  writtenAt: number
}

interface DeviceDatabase extends DBSchema {
  drafts: { key: string; value: DeviceDraft; indexes: { updatedAt: number } }
  journals: { key: string; value: Journal; indexes: { resumeId: string } }
}

let connection: Promise<IDBPDatabase<DeviceDatabase>> | undefined
const resetConnection = () => void (connection = undefined)

/** @throws when the browser stores nothing (private windows, blocked storage). */
export function openDatabase(): Promise<IDBPDatabase<DeviceDatabase>> {
  connection ??= openDB<DeviceDatabase>('smart-resume', 2, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1)
        database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt')
      if (oldVersion < 2)
        database.createObjectStore('journals', { keyPath: 'tab' }).createIndex('resumeId', 'resumeId')
    },
    // A newer page wants to upgrade the database: close it here, and open it again when needed.
    blocking(_current, _wanted, event) {
      resetConnection()
      ;(event.target as IDBDatabase).close()
    },
    terminated: resetConnection,
  }).catch((error: unknown) => {
    resetConnection()
    throw error
  })
  return connection
}

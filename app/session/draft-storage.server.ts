import { z } from 'zod'
import { DraftKey } from '#contract/draft'

/** Cookie draft-storage: the keys of a guest's server-kept drafts, newest first (decisions §3, §9). */
export const draftStorageName = 'draft-storage'
export const draftStorageLifeSeconds = 30 * 24 * 3600
const mostDrafts = 5

const DraftKeys = z.array(DraftKey).max(mostDrafts)

/** A tampered or foreign cookie reads as none. */
export function readDraftKeys(cookie: string | undefined): DraftKey[] {
  if (!cookie) return []
  try {
    return DraftKeys.parse(
      cookie.split('~').map((pair) => ({ id: pair.split('.')[0], secret: pair.split('.')[1] })),
    )
  } catch {
    return []
  }
}

export function writeDraftKeys(keys: DraftKey[]): string {
  return keys.map((key) => `${key.id}.${key.secret}`).join('~')
}

/** The newest key first; a sixth draft lets go of the oldest, which the server still keeps until it expires. */
export function rememberKey(keys: DraftKey[], key: DraftKey): DraftKey[] {
  return [key, ...keys.filter((known) => known.id !== key.id)].slice(0, mostDrafts)
}

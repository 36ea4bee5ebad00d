import { z } from 'zod'
import { DraftCredentials } from '#contract/resume/draft'

/** Cookie draft-storage: the keys of a guest's drafts on the server, newest first (decisions §3, §9). */
export const draftCookie = { name: 'draft-storage', maxAgeSeconds: 30 * 24 * 3600, sameSite: 'lax' } as const
const maxDrafts = 5

const DraftKeys = z.array(DraftCredentials).max(maxDrafts)

/** A tampered or foreign cookie is empty. */
export function parseDraftCookie(cookie: string | undefined): DraftCredentials[] {
  if (!cookie) return []
  try {
    return DraftKeys.parse(
      cookie.split('~').map((pair) => ({ id: pair.split('.')[0], secret: pair.split('.')[1] })),
    )
  } catch {
    return []
  }
}

export function serializeDraftCookie(keys: DraftCredentials[]): string {
  return keys.map((key) => `${key.id}.${key.secret}`).join('~')
}

/** Adds a key in front; a sixth drops the oldest, whose draft the server still stores until it expires. */
export function addDraftKey(keys: DraftCredentials[], key: DraftCredentials): DraftCredentials[] {
  return [key, ...keys.filter((other) => other.id !== key.id)].slice(0, maxDrafts)
}

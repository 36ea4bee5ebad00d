import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

/** Cookie flash-storage: a message of an action for the next page, shown once. */
export const flashCookie = {
  name: 'flash-storage',
  /** Older messages are outdated. */
  maxAgeSeconds: 5 * 60,
  sameSite: 'lax',
} as const
const maxTextLength = 300

const Flash = z.object({
  id: z.string(),
  kind: z.enum(['success', 'info', 'error']),
  text: z.string(),
  /** The subject decides how long it is shown (spec §9). */
  about: z.enum(['message', 'login', 'refusal']).optional(),
})
export type Flash = z.infer<typeof Flash>

export function createFlash(text: string, kind: Flash['kind'], about?: Flash['about']): Flash {
  return { id: randomUUID(), kind, text: text.slice(0, maxTextLength), about }
}

/** A tampered or foreign cookie is ignored, so that nobody else can put text on our pages. */
export function parseFlashCookie(cookie: string | undefined, secrets: readonly string[]): Flash | undefined {
  const text = cookie && decryptCookie(cookie, flashCookie.name, secrets)
  return text ? Flash.safeParse(JSON.parse(text)).data : undefined
}

export function serializeFlashCookie(flash: Flash, secrets: readonly string[]): string {
  return encryptCookie(JSON.stringify(flash), flashCookie.name, secrets)
}

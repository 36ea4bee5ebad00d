import { createHash } from 'node:crypto'

/** Twelve letters that name a text by its content. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

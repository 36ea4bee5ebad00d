import { hashText } from '#app/components/hash-text'
import type { PageError } from './page-error'

/** Returns eight hex digits shared by similar errors: from type, message without numbers, and location. */
export function fingerprintOf({
  type,
  message,
  stack,
}: Pick<PageError, 'type' | 'message' | 'stack'>): string {
  const words = message.replace(/\d+/g, '0')
  const frame = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? ''
  return hashText(`${type}|${words}|${frame.trim()}`)
}

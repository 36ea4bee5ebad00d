import type { PageError } from './page-error'

/** Returns eight hex digits shared by similar errors: from type, message without numbers, and location. */
export function fingerprintOf({
  type,
  message,
  stack,
}: Pick<PageError, 'type' | 'message' | 'stack'>): string {
  const words = message.replace(/\d+/g, '0')
  const frame = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? ''
  return hash(`${type}|${words}|${frame.trim()}`)
}

/** FNV-1a, 32 bit. */
function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

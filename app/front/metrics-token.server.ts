import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a question carries the token, compared in a time that tells nothing of it. */
export function mayReadMetrics(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

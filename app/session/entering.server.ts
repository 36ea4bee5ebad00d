import { safePath } from '#contract/safe-path'
import type { Visit } from './visit.server'

/** Where a guest's drafts are offered to be kept. */
const keepPath = '/resume/keep'

/** The way over the offer to keep drafts, on to `to`. */
export function keepFirst(to: string): string {
  return to.startsWith(keepPath) ? to : `${keepPath}?${new URLSearchParams({ to })}`
}

/** The same way, with the mark by which root welcomes a newcomer. */
export function welcomed(to: string): string {
  const url = new URL(to, 'http://internal.invalid')
  url.searchParams.set('welcome', '')
  return url.pathname + url.search + url.hash
}

type LoggedIn = { token: string; isNewUser: boolean }
type Wish = { to: unknown; hasDeviceDrafts: boolean }

/** After a login: keeps the token, lets go of who sent the newcomer, and gives the way to go on (spec §4). */
export function enter(visit: Visit, { token, isNewUser }: LoggedIn, { to, hasDeviceDrafts }: Wish): string {
  visit.auth.remember(token)
  visit.invite.forget()
  const there = safePath(to)
  const next = isNewUser ? welcomed(there) : there
  return hasDeviceDrafts || visit.drafts.keys().length > 0 ? keepFirst(next) : next
}

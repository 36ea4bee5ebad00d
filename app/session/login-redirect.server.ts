import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import type { RequestSession } from './request-session.server'

/** Where a guest's drafts are offered to be kept. */
const claimDraftsPath = '/resume/keep'

/** The way over the offer to keep drafts, on to `to`. */
export function viaClaimDrafts(to: string): string {
  return to.startsWith(claimDraftsPath) ? to : `${claimDraftsPath}?${new URLSearchParams({ to })}`
}

/** The same way, with the mark by which root welcomes a newcomer. */
export function withWelcomeParam(to: string): string {
  const url = new URL(to, 'http://internal.invalid')
  url.searchParams.set('welcome', '')
  return url.pathname + url.search + url.hash
}

type LoginResult = { token: string; isNewUser: boolean }
type LoginTarget = { to: unknown; hasDeviceDrafts: boolean }

/** After a login: keeps the token, lets go of who sent the newcomer, and gives the way to go on (spec §4). */
export function completeLogin(
  session: RequestSession,
  { token, isNewUser }: LoginResult,
  { to, hasDeviceDrafts }: LoginTarget,
): string {
  session.auth.remember(token)
  session.invite.forget()
  const target = safeRedirectPath(to)
  const next = isNewUser ? withWelcomeParam(target) : target
  return hasDeviceDrafts || session.drafts.keys().length > 0 ? viaClaimDrafts(next) : next
}

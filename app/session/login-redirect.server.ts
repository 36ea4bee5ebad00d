import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import type { RequestSession } from './request-session.server'

/** Where a guest's drafts are offered to be saved to the account. */
const claimDraftsPath = '/resume/keep'

/** The path to that offer, continuing to `to`. */
export function viaClaimDrafts(to: string): string {
  return to.startsWith(claimDraftsPath) ? to : `${claimDraftsPath}?${new URLSearchParams({ to })}`
}

/** Where the offer continues to; undefined for any other path. */
export function claimTargetOf(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://internal.invalid')
  return pathname === claimDraftsPath ? safeRedirectPath(searchParams.get('to'), '/resume/my') : undefined
}

/** The same path, with the parameter by which root welcomes a new user. */
export function withWelcomeParam(to: string): string {
  const url = new URL(to, 'http://internal.invalid')
  url.searchParams.set('welcome', '')
  return url.pathname + url.search + url.hash
}

type LoginResult = { token: string; isNewUser: boolean }
type LoginTarget = { to: unknown; hasDeviceDrafts: boolean }

/** After a login: stores the token, forgets the invite, and returns the path to continue with (spec §4). */
export function completeLogin(
  session: RequestSession,
  { token, isNewUser }: LoginResult,
  { to, hasDeviceDrafts }: LoginTarget,
): string {
  session.auth.remember(token)
  session.invite.forget()
  const target = safeRedirectPath(to)
  const claimed = claimTargetOf(target)
  const next = isNewUser ? withWelcomeParam(claimed ?? target) : (claimed ?? target)
  const hasDrafts = claimed !== undefined || hasDeviceDrafts || session.drafts.keys().length > 0
  return hasDrafts ? viaClaimDrafts(next) : next
}

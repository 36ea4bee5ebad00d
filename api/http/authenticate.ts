import { ApiCodes } from '#contract/http/api-codes'
import type { Caller, AuthenticatedCaller } from './caller'
import { recordActiveUser } from '../accounts/users/record-active-user'
import { findSession, expirePreviousToken, markSessionSeen } from '../accounts/logins/sessions.queries'
import { rejectDisabledUser } from '../accounts/users/reject-disabled-user'
import { hashSecret } from '../ids-and-hashes'
import type { Dependencies } from '../dependencies'
import { ApiError } from './api-error'
import { isExpired, previousTokenLifeMs, lastSeenIntervalMs } from '../lifetimes'

/**
 * Authenticates the caller. @throws ApiError -6001 without a token, -6002 for an expired one, -6003 for an
 * unknown one, -6004 for a disabled account.
 */
export async function authenticate(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: Caller,
): Promise<AuthenticatedCaller> {
  const { token } = caller
  if (!token) throw new ApiError(ApiCodes.notLoggedIn, 'notLoggedIn')
  const [hash, now] = [hashSecret(token), clock()]
  const session = await findSession(db, hash)
  if (!session) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
  rejectDisabledUser(session)
  const validUntil =
    session.token_hash === hash ? session.expires_at : (session.previous_until ?? session.expires_at)
  if (isExpired(validUntil, now)) throw new ApiError(ApiCodes.tokenExpired, 'tokenExpired')
  if (session.token_hash === hash && session.previous_hash !== null && session.previous_until === null)
    await expirePreviousToken(db, session.id, now + previousTokenLifeMs)
  if (isExpired(session.last_seen_at + lastSeenIntervalMs, now)) {
    await markSessionSeen(db, session.id, now)
    await recordActiveUser(db, session.user_id, now)
  }
  const { user_id: userId, id: sessionId, rotated_at: rotatedAt } = session
  return { ...caller, token, userId, sessionId, isAdmin: session.is_admin === 1, rotatedAt }
}

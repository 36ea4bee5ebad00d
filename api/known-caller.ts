import { ApiCodes } from '#contract/codes'
import type { Caller, AuthenticatedCaller } from './caller'
import { recordActiveUser } from './db/daily-counts'
import { findSession, expirePreviousToken, markSessionSeen } from './db/sessions'
import { rejectDisabledUser } from './accounts/disabled'
import { hashSecret } from './keys'
import type { Dependencies } from './parts'
import { ApiError } from './refusal'
import { isExpired, previousTokenLifeMs, lastSeenIntervalMs } from './rules/lifetimes'

/** Proves who calls. @throws Refusal: -6001 without a token, -6002 for one past its time, -6003 for one nobody has, -6004 for a disabled account. */
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

import { Codes } from '#contract/codes'
import type { Caller, KnownCaller } from './caller'
import { noteActive } from './db/daily-counts'
import { findSession, limitPredecessor, markSessionSeen } from './db/sessions'
import { refuseDisabled } from './accounts/disabled'
import { hashSecret } from './keys'
import type { Parts } from './parts'
import { Refusal } from './refusal'
import { isExpired, predecessorLifeMs, seenEveryMs } from './rules/lifetimes'

/** Proves who calls. @throws Refusal: -6001 without a token, -6002 for one past its time, -6003 for one nobody has, -6004 for a disabled account. */
export async function knownCaller(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  caller: Caller,
): Promise<KnownCaller> {
  const { token } = caller
  if (!token) throw new Refusal(Codes.notLoggedIn, 'notLoggedIn')
  const [hash, now] = [hashSecret(token), clock()]
  const session = await findSession(db, hash)
  if (!session) throw new Refusal(Codes.tokenRevoked, 'tokenRevoked')
  refuseDisabled(session)
  const until =
    session.token_hash === hash ? session.expires_at : (session.previous_until ?? session.expires_at)
  if (isExpired(until, now)) throw new Refusal(Codes.tokenExpired, 'tokenExpired')
  if (session.token_hash === hash && session.previous_hash !== null && session.previous_until === null)
    await limitPredecessor(db, session.id, now + predecessorLifeMs)
  if (isExpired(session.last_seen_at + seenEveryMs, now)) {
    await markSessionSeen(db, session.id, now)
    await noteActive(db, session.user_id, now)
  }
  const { user_id: userId, id: sessionId, rotated_at: rotatedAt } = session
  return { ...caller, token, userId, sessionId, isAdmin: session.is_admin === 1, rotatedAt }
}

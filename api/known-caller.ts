import { Codes } from '#contract/codes'
import type { Caller, KnownCaller } from './caller'
import { findSession } from './db/sessions'
import { hashSecret } from './keys'
import type { Parts } from './parts'
import { Refusal } from './refusal'
import { isExpired, predecessorLifeMs } from './rules/lifetimes'

/** Proves who calls. @throws Refusal: -6001 without a token, -6002 for one past its time, -6003 for one nobody has. */
export async function knownCaller(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  caller: Caller,
): Promise<KnownCaller> {
  if (!caller.token) throw new Refusal(Codes.notLoggedIn, 'notLoggedIn')
  const hash = hashSecret(caller.token)
  const session = await findSession(db, hash)
  if (!session) throw new Refusal(Codes.tokenRevoked, 'tokenRevoked')
  const replaced = session.token_hash !== hash && isExpired(session.rotated_at + predecessorLifeMs, clock())
  if (replaced || isExpired(session.expires_at, clock()))
    throw new Refusal(Codes.tokenExpired, 'tokenExpired')
  return { ...caller, userId: session.user_id, sessionId: session.id, isAdmin: session.is_admin === 1 }
}

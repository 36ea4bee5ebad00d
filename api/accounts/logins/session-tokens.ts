import { ApiCodes } from '#contract/http/api-codes'
import type { AuthenticatedCaller } from '../../http/caller'
import { recordActiveUser } from '../users/record-active-user'
import { renewSuccessor, findSession, insertSession, rotateSession } from './sessions.queries'
import { hashSecret, newSecretToken, newShortId, deriveNextToken } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { sessionRotationIntervalMs, sessionLifeMs } from '../../lifetimes'

/** Logs a user in. @returns the token, which is kept as a hash only. */
export async function openSession(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { userId, userAgent }: { userId: string; userAgent: string },
): Promise<string> {
  const [token, now] = [newSecretToken(), clock()]
  await insertSession(db, {
    id: newShortId(),
    user_id: userId,
    token_hash: hashSecret(token),
    previous_hash: null,
    previous_until: null,
    user_agent: userAgent,
    created_at: now,
    rotated_at: now,
    last_seen_at: now,
    expires_at: now + sessionLifeMs,
  })
  await recordActiveUser(db, userId, now)
  return token
}

/** The token to go on with: the caller's own, or its successor when it is a day old or was replaced just now. */
export async function refreshToken(
  deps: Dependencies,
  { token, rotatedAt }: AuthenticatedCaller,
): Promise<string> {
  const { db, clock, secrets } = deps
  const [hash, now] = [hashSecret(token), clock()]
  if (now - rotatedAt >= sessionRotationIntervalMs) {
    const to = hashSecret(deriveNextToken(token, secrets[0]))
    const rotation = { from: hash, to, now, expiresAt: now + sessionLifeMs }
    // The successor may be a day old too, when it never arrived: it begins its day now.
    if (!(await rotateSession(db, rotation))) await renewSuccessor(db, rotation)
  }
  const session = await findSession(db, hash)
  if (!session) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
  if (session.token_hash === hash) return token
  const successors = secrets.map((secret) => deriveNextToken(token, secret))
  // Replaced under a secret that is gone by now: good for its last minute still.
  return successors.find((successor) => hashSecret(successor) === session.token_hash) ?? token
}

import { ApiCodes } from '#contract/http/api-codes'
import type { AuthenticatedCaller } from '../../http/caller'
import { recordActiveUser } from '../users/record-active-user'
import { renewSuccessor, findSession, insertSession, rotateSession } from './sessions.queries'
import { hashSecret, newSecretToken, newShortId, deriveNextToken } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { sessionRotationIntervalMs, sessionLifeMs } from '../../lifetimes'

/** Creates a session for a user. @returns the token; the database stores only its hash. */
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

/**
 * The token to use from now on: the given one, or its successor when it is a day old or was rotated a moment
 * ago. @throws ApiError tokenRevoked when the session is gone.
 */
export async function refreshToken(
  deps: Dependencies,
  { token, rotatedAt }: AuthenticatedCaller,
): Promise<string> {
  const { db, clock, secrets } = deps
  const [hash, now] = [hashSecret(token), clock()]
  if (now - rotatedAt >= sessionRotationIntervalMs) {
    const to = hashSecret(deriveNextToken(token, secrets[0]))
    const rotation = { from: hash, to, now, expiresAt: now + sessionLifeMs }
    // A successor that never reached the browser may be a day old too; its day starts now.
    if (!(await rotateSession(db, rotation))) await renewSuccessor(db, rotation)
  }
  const session = await findSession(db, hash)
  if (!session) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
  if (session.token_hash === hash) return token
  const successors = secrets.map((secret) => deriveNextToken(token, secret))
  // The successor was derived from a secret that is no longer configured: the old token stays valid for its
  // last minute.
  return successors.find((successor) => hashSecret(successor) === session.token_hash) ?? token
}

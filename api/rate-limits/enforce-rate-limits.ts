import { ApiCodes } from '#contract/http/api-codes'
import { consumeOrGetWaitMs, type RateLimit, getWaitMs } from './rate-limits.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

/** Counts one more of each limit. @throws Refusal -8004 that says how long to wait. */
export async function consumeRateLimits(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  limits: RateLimit[],
): Promise<void> {
  const waitMs = await consumeOrGetWaitMs(db, limits, clock())
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

/** Counts nothing. @throws Refusal -8004 when one of the limits is full already */
export async function checkRateLimits(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  limits: RateLimit[],
): Promise<void> {
  const waitMs = await getWaitMs(db, limits, clock())
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

export function tooManyRequests(waitMs: number): ApiError {
  return new ApiError(ApiCodes.tooManyRequests, 'tooMany', { waitMs })
}

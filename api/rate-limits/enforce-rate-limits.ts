import { ApiCodes } from '#contract/http/api-codes'
import { consumeOrGetWaitMs, type RateLimit, getWaitMs } from './rate-limits.queries'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

type Deps = Pick<Dependencies, 'db' | 'clock'>

/** Counts one more against each limit. @throws ApiError -8004 with the time to wait. */
export async function consumeRateLimits({ db, clock }: Deps, limits: RateLimit[]): Promise<void> {
  const waitMs = await consumeOrGetWaitMs(db, limits, clock())
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

/** Checks the limits without counting. @throws ApiError -8004 when one of them is reached. */
export async function checkRateLimits({ db, clock }: Deps, limits: RateLimit[]): Promise<void> {
  const waitMs = await getWaitMs(db, limits, clock())
  if (waitMs > 0) throw tooManyRequests(waitMs)
}

export function tooManyRequests(waitMs: number): ApiError {
  return new ApiError(ApiCodes.tooManyRequests, 'tooMany', { waitMs })
}

import { Codes } from '#contract/codes'
import { countOrWait, type Limit, waitOf } from './db/limits'
import type { Parts } from './parts'
import { Refusal } from './refusal'

/** Counts one more of each limit. @throws Refusal -8004 that says how long to wait. */
export async function refuseWhenFull(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  limits: Limit[],
): Promise<void> {
  const waitMs = await countOrWait(db, limits, clock())
  if (waitMs > 0) throw tooMany(waitMs)
}

/** Counts nothing. @throws Refusal -8004 when one of the limits is full already */
export async function refuseIfFull(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  limits: Limit[],
): Promise<void> {
  const waitMs = await waitOf(db, limits, clock())
  if (waitMs > 0) throw tooMany(waitMs)
}

export function tooMany(waitMs: number): Refusal {
  return new Refusal(Codes.tooManyRequests, 'tooMany', { waitMs })
}

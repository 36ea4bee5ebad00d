import { ApiCodes } from '#contract/http/api-codes'
import { consumeOrGetWaitMs, releaseLimits, getCounts } from '../../rate-limits/rate-limits.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { dailySmsWarningLimit, dailySmsLimit } from './code-rate-limits'

/** The share of the day's messages from which operators are warned. */
const warningThreshold = 0.8

/**
 * Consumes one of the day's messages, and logs a warning once four fifths are gone.
 * @returns a function that releases it, for a message that was not sent. @throws ApiError -8005 when none is
 * left.
 */
export async function consumeDailySms(
  deps: Pick<Dependencies, 'db' | 'clock' | 'log' | 'smsDailyCap'>,
): Promise<() => Promise<void>> {
  const { db, clock, log, smsDailyCap } = deps
  const limit = dailySmsLimit(clock(), smsDailyCap)
  if ((await consumeOrGetWaitMs(db, [limit], clock())) > 0) {
    log.error({ cap: smsDailyCap }, 'no text message is left for today')
    throw new ApiError(ApiCodes.providerUnavailable, 'smsUsedUp')
  }
  const sent = await countSmsToday(db, clock())
  // Of messages sent at the same moment each may see a count beyond the threshold; the limit lets only the
  // first one of the day warn.
  if (
    sent >= Math.ceil(smsDailyCap * warningThreshold) &&
    (await consumeOrGetWaitMs(db, [dailySmsWarningLimit(clock())], clock())) === 0
  )
    log.warn({ sent, cap: smsDailyCap }, 'four fifths of the text messages of today are sent')
  return () => releaseLimits(db, [limit], clock())
}

/** Text messages sent today, by China's calendar. */
export async function countSmsToday(db: Dependencies['db'], now: number): Promise<number> {
  const { key } = dailySmsLimit(now)
  return (await getCounts(db, [key], now)).get(key) ?? 0
}

import { Codes } from '#contract/codes'
import { countOrWait, giveBack, pointsOf } from '../db/limits'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { codesSentOn } from '../rules/code-limits'

/** From this part of the day's messages on operators are warned. */
const alarmedAt = 0.8

/**
 * Takes one of the day's messages, and warns in the log once four fifths are gone.
 * @returns what gives it back, for a message that did not leave. @throws Refusal -8005 when none is left
 */
export async function spendDailyMessage({
  db,
  clock,
  log,
  smsDailyCap,
}: Pick<Parts, 'db' | 'clock' | 'log' | 'smsDailyCap'>): Promise<() => Promise<void>> {
  const limit = codesSentOn(clock(), smsDailyCap)
  if ((await countOrWait(db, [limit], clock())) > 0) {
    log.error({ cap: smsDailyCap }, 'no text message is left for today')
    throw new Refusal(Codes.providerUnavailable, 'smsUsedUp')
  }
  const sent = await messagesToday(db, clock())
  if (sent === Math.ceil(smsDailyCap * alarmedAt))
    log.warn({ sent, cap: smsDailyCap }, 'four fifths of the text messages of today are sent')
  return () => giveBack(db, [limit], clock())
}

/** How many text messages left today, by China's calendar. */
export async function messagesToday(db: Parts['db'], now: number): Promise<number> {
  const { key } = codesSentOn(now)
  return (await pointsOf(db, [key], now)).get(key) ?? 0
}

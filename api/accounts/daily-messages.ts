import { Codes } from '#contract/codes'
import { countOrWait, giveBack, pointsOf } from '../db/limits'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { alarmOn, codesSentOn } from '../rules/code-limits'

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
  // Of many that leave at the same moment each may see a count beyond it: whoever is first of the day warns.
  if (
    sent >= Math.ceil(smsDailyCap * alarmedAt) &&
    (await countOrWait(db, [alarmOn(clock())], clock())) === 0
  )
    log.warn({ sent, cap: smsDailyCap }, 'four fifths of the text messages of today are sent')
  return () => giveBack(db, [limit], clock())
}

/** How many text messages left today, by China's calendar. */
export async function messagesToday(db: Parts['db'], now: number): Promise<number> {
  const { key } = codesSentOn(now)
  return (await pointsOf(db, [key], now)).get(key) ?? 0
}

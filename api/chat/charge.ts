import { BenefitIds, UNLIMITED } from '#contract/benefits'
import { Codes } from '#contract/codes'
import type { Kysely } from 'kysely'
import { givenBenefits } from '../accounts/plan'
import { listCounters, spendOne } from '../db/benefits'
import type { ChatTurnRow } from '../db/chat-tables'
import type { Tables } from '../db/tables'
import { Refusal } from '../refusal'
import { benefitsLeft, periodOf } from '../rules/benefits-left'

type Db = Kysely<Tables>

/** What an answer takes, the first of which something is left (decisions §5). */
const paidWith = [BenefitIds.chatFreeCount, BenefitIds.chatVipCount, BenefitIds.catPoints] as const

/**
 * Takes one answer of what somebody has left, for use in the transaction that keeps the turn.
 * @throws Refusal -8003
 */
export async function reserveAnswer(
  db: Db,
  userId: string,
  now: number,
): Promise<Pick<ChatTurnRow, 'benefit_id' | 'period_at'>> {
  const given = await givenBenefits(db, userId, now)
  for (const benefit_id of paidWith) {
    const most = given[benefit_id] ?? 0
    if (most === UNLIMITED) return { benefit_id, period_at: null }
    const period_at = periodOf(benefit_id, now)
    if ((await spendOne(db, { user_id: userId, benefit_id, period_at }, most)) !== undefined)
      return { benefit_id, period_at }
  }
  throw new Refusal(Codes.quotaUsedUp, 'answersUsedUp')
}

/** How many answers somebody has left, -1 for any number. */
export async function answersLeft(db: Db, userId: string, now: number): Promise<number> {
  const [given, counters] = await Promise.all([givenBenefits(db, userId, now), listCounters(db, userId)])
  const left = benefitsLeft(given, counters, now)
  const each = paidWith.map((id) => left[id] ?? 0)
  return each.includes(UNLIMITED) ? UNLIMITED : each.reduce((sum, one) => sum + one, 0)
}

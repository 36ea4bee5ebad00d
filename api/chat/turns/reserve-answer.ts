import { UNLIMITED } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { answerBenefits } from '../../membership/ai-credits/credits-left'
import { benefitAllowances } from '../../membership/plans-and-products/effective-plan'
import { listCounters, incrementSpent } from '../../membership/benefits/benefits.queries'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { Db } from '../../db/schema/tables'
import { ApiError } from '../../http/api-error'
import { remainingBenefits, benefitPeriodStart } from '../../membership/benefits/remaining-benefits'

/**
 * Charges one answer to the user's remaining benefits; for use in the transaction that stores the turn.
 * @throws ApiError -8003
 */
export async function reserveAnswer(
  db: Db,
  userId: string,
  now: number,
): Promise<Pick<ChatTurnRow, 'benefit_id' | 'period_at'>> {
  const allowances = await benefitAllowances(db, userId, now)
  for (const benefit_id of answerBenefits) {
    const limit = allowances[benefit_id] ?? 0
    if (limit === UNLIMITED) return { benefit_id, period_at: null }
    const period_at = benefitPeriodStart(benefit_id, now)
    if ((await incrementSpent(db, { user_id: userId, benefit_id, period_at }, limit)) !== undefined)
      return { benefit_id, period_at }
  }
  throw new ApiError(ApiCodes.quotaExceeded, 'answersUsedUp')
}

/** How many answers a user has left; -1 for unlimited. */
export async function remainingAnswers(db: Db, userId: string, now: number): Promise<number> {
  const [allowances, counters] = await Promise.all([
    benefitAllowances(db, userId, now),
    listCounters(db, userId),
  ])
  const remaining = remainingBenefits(allowances, counters, now)
  const counts = answerBenefits.map((id) => remaining[id] ?? 0)
  return counts.includes(UNLIMITED) ? UNLIMITED : counts.reduce((sum, one) => sum + one, 0)
}

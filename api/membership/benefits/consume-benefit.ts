import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { listCounters, incrementSpent } from './benefits.queries'
import type { Db } from '../../db/schema/tables'
import { lockUsers } from '../../accounts/users/users.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import type { ErrorMessageKey } from '../../http/error-messages'
import { answerBenefits } from '../ai-credits/credits-left'
import { recordUse } from '../ai-credits/record-movement'
import { remainingBenefits, benefitPeriodStart } from './remaining-benefits'
import { benefitAllowances } from '../plans-and-products/effective-plan'

type BenefitOwner = { userId: string; benefitId: number; now: number }

/** Benefits that are consumed one by one; the others limit what may exist at once. */
const countableBenefits: ReadonlySet<number> = new Set([
  BenefitIds.resumeMaxDownloadCount,
  BenefitIds.chatVipCount,
  BenefitIds.chatFreeCount,
  BenefitIds.catPoints,
])

/**
 * Consumes one of a countable benefit. @returns what is left, -1 for unlimited. @throws ApiError -8000, -8003
 */
export async function consumeBenefit({ db, clock }: Dependencies, owner: Omit<BenefitOwner, 'now'>) {
  if (!countableBenefits.has(owner.benefitId)) throw new ApiError(ApiCodes.invalidInput, 'notCounted')
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx, [owner.userId])
    const now = clock()
    const spend = () => spendBenefit(trx, { ...owner, now }, 'quotaUsedUp')
    if (!answerBenefits.some((id) => id === owner.benefitId)) return spend()
    return recordUse(trx, { userId: owner.userId, now, turnId: null, purpose: 'other' }, spend)
  })
}

/**
 * Consumes one inside a transaction that has locked the user. @returns what is left, -1 for unlimited.
 * @throws ApiError -8003
 */
export async function spendBenefit(
  db: Db,
  { userId, benefitId, now }: BenefitOwner,
  exhaustedMessage: ErrorMessageKey,
): Promise<number> {
  const allowance = (await benefitAllowances(db, userId, now))[benefitId] ?? 0
  if (allowance === UNLIMITED) return UNLIMITED
  const period = { user_id: userId, benefit_id: benefitId, period_at: benefitPeriodStart(benefitId, now) }
  const spent = await incrementSpent(db, period, allowance)
  if (spent === undefined) throw new ApiError(ApiCodes.quotaExceeded, exhaustedMessage)
  return allowance - spent
}

/** What is left of one benefit, -1 for unlimited. */
export async function remainingBenefit(db: Db, { userId, benefitId, now }: BenefitOwner): Promise<number> {
  const allowances = await benefitAllowances(db, userId, now)
  return remainingBenefits(allowances, await listCounters(db, userId), now)[benefitId] ?? 0
}

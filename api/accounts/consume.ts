import { BenefitIds, UNLIMITED } from '#contract/benefits'
import { Codes } from '#contract/codes'
import type { Kysely } from 'kysely'
import { listCounters, spendOne } from '../db/benefits'
import { hasDownloaded, insertDownload } from '../db/downloads'
import type { Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import type { RefusalText } from '../refusal-texts'
import { benefitsLeft, periodOf } from '../rules/benefits-left'
import { isCounted } from '../rules/counted-benefits'
import { givenBenefits } from './plan'

type Db = Kysely<Tables>
type Whose = { userId: string; benefitId: number; now: number }

/** Takes one of a counted benefit. @returns what is left, -1 for no limit. @throws Refusal -8000, -8003 */
export async function consumeBenefit({ db, clock }: Parts, whose: Omit<Whose, 'now'>): Promise<number> {
  if (!isCounted(whose.benefitId)) throw new Refusal(Codes.badInput, 'notCounted')
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx, [whose.userId])
    return spend(trx, { ...whose, now: clock() }, 'quotaUsedUp')
  })
}

/**
 * Charges a download, once per content and person. In one transaction: nothing is charged for what is refused.
 * @throws Refusal -8003
 */
export async function chargeDownload(
  { db, clock }: Parts,
  { userId, content }: { userId: string; content: string },
): Promise<{ charged: boolean; left: number }> {
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx, [userId])
    const now = clock()
    const whose = { userId, benefitId: BenefitIds.resumeMaxDownloadCount, now }
    const charged = await insertDownload(trx, { user_id: userId, content, created_at: now })
    return { charged, left: charged ? await spend(trx, whose, 'downloadsUsedUp') : await leftOf(trx, whose) }
  })
}

/** Whether a download would be charged, and what is left before it. */
export async function quoteDownload(
  { db, clock }: Parts,
  asked: { userId: string; content: string },
): Promise<{ charged: boolean; left: number }> {
  const whose = { userId: asked.userId, benefitId: BenefitIds.resumeMaxDownloadCount, now: clock() }
  const [known, left] = await Promise.all([hasDownloaded(db, asked), leftOf(db, whose)])
  return { charged: !known, left }
}

async function spend(db: Db, { userId, benefitId, now }: Whose, nothingLeft: RefusalText): Promise<number> {
  const given = (await givenBenefits(db, userId, now))[benefitId] ?? 0
  if (given === UNLIMITED) return UNLIMITED
  const period = { user_id: userId, benefit_id: benefitId, period_at: periodOf(benefitId, now) }
  const spent = await spendOne(db, period, given)
  if (spent === undefined) throw new Refusal(Codes.quotaUsedUp, nothingLeft)
  return given - spent
}

async function leftOf(db: Db, { userId, benefitId, now }: Whose): Promise<number> {
  return (
    benefitsLeft(await givenBenefits(db, userId, now), await listCounters(db, userId), now)[benefitId] ?? 0
  )
}

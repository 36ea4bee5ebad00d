import { UNLIMITED } from '#contract/benefits'
import { Codes } from '#contract/codes'
import type { Kysely } from 'kysely'
import { listCounters, spendOne } from '../db/benefits'
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

/** Takes one in a transaction that locked the user. @returns what is left, -1 for no limit. @throws Refusal -8003 */
export async function spend(
  db: Db,
  { userId, benefitId, now }: Whose,
  nothingLeft: RefusalText,
): Promise<number> {
  const given = (await givenBenefits(db, userId, now))[benefitId] ?? 0
  if (given === UNLIMITED) return UNLIMITED
  const period = { user_id: userId, benefit_id: benefitId, period_at: periodOf(benefitId, now) }
  const spent = await spendOne(db, period, given)
  if (spent === undefined) throw new Refusal(Codes.quotaUsedUp, nothingLeft)
  return given - spent
}

/** What is left of one benefit, -1 for no limit. */
export async function leftOf(db: Db, { userId, benefitId, now }: Whose): Promise<number> {
  return (
    benefitsLeft(await givenBenefits(db, userId, now), await listCounters(db, userId), now)[benefitId] ?? 0
  )
}

import { BenefitIds } from '#contract/benefits'
import { Codes } from '#contract/codes'
import type { DownloadCharge } from '#contract/membership'
import type { Kysely } from 'kysely'
import { insertWindow, openUntil } from '../db/downloads'
import { findResume } from '../db/resumes'
import type { Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { downloadWindowMs } from '../rules/lifetimes'
import { leftOf, spend } from './consume'

type Db = Kysely<Tables>
type Some = Pick<Parts, 'db' | 'clock'>
type Asked = { userId: string; item: string }
const benefitId = BenefitIds.resumeMaxDownloadCount

/**
 * Counts a download unless its item is open, and opens it then: in one transaction, so that what is refused takes nothing
 * and of many at once one is counted. @throws Refusal -8003 when none is left, -8001 for a resume of nobody or somebody else
 */
export function chargeDownload({ db, clock }: Some, { userId, item }: Asked): Promise<DownloadCharge> {
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx, [userId])
    const now = clock()
    const whose = { userId, benefitId, now }
    const open = await openUntil(trx, { userId, items: await namesOf(trx, { userId, item }), now })
    if (open !== undefined) return { charged: false, left: await leftOf(trx, whose), openUntil: open }
    const closesAt = now + downloadWindowMs
    await insertWindow(trx, { user_id: userId, item, opened_at: now, closes_at: closesAt })
    return { charged: true, left: await spend(trx, whose, 'downloadsUsedUp'), openUntil: closesAt }
  })
}

/** Whether a download would be counted, and what is left before it. @throws Refusal -8001 likewise */
export async function quoteDownload({ db, clock }: Some, { userId, item }: Asked): Promise<DownloadCharge> {
  const now = clock()
  const items = await namesOf(db, { userId, item })
  const [open, left] = await Promise.all([
    openUntil(db, { userId, items, now }),
    leftOf(db, { userId, benefitId, now }),
  ])
  return { charged: open === undefined, left, openUntil: open ?? null }
}

/** An item by its own name, and a resume that was kept from a draft by that draft's too: it is the same one. */
async function namesOf(db: Db, { userId, item }: Asked): Promise<string[]> {
  const [kind, id = ''] = item.split(':')
  if (kind !== 'resume') return [item]
  const resume = await findResume(db, { id, userId })
  if (!resume) throw new Refusal(Codes.notFound, 'resumeGone')
  const [, draft] = /^(draft:[\w-]+):/.exec(resume.origin ?? '') ?? []
  return draft ? [item, draft] : [item]
}

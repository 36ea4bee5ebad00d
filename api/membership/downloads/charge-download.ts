import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import type { DownloadQuote } from '#contract/billing/membership'
import { insertDownloadWindow, findOpenUntil } from './download-windows.queries'
import { findResume, markSent } from '../../resumes/resumes.queries'
import { addVersionReason } from '../../resumes/versions/resume-versions.queries'
import type { Db } from '../../db/schema/tables'
import { lockUsers } from '../../accounts/users/users.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { downloadWindowMs } from '../../lifetimes'
import { decrementSpent } from '../benefits/benefits.queries'
import { remainingBenefit, spendBenefit } from '../benefits/consume-benefit'
import { benefitPeriodStart } from '../benefits/remaining-benefits'

type Deps = Pick<Dependencies, 'db' | 'clock'>
type DownloadRequest = { userId: string; item: string }
type Download = DownloadRequest & { /** Of the resume in the file. */ revision?: number }
const benefitId = BenefitIds.resumeMaxDownloadCount

/**
 * Charges a download unless its item is unlocked, unlocks it, and notes on the resume's version that it was
 * downloaded: in one transaction, so that an error charges nothing and of concurrent downloads one is charged. @throws ApiError -8003 when none is left; -8001
 * for an unknown resume or another user's.
 */
export function chargeDownload({ db, clock }: Deps, download: Download): Promise<DownloadQuote> {
  return db.transaction().execute((trx) => chargeInTransaction(trx, download, clock))
}

async function chargeInTransaction(
  trx: Db,
  { userId, item, revision }: Download,
  clock: Deps['clock'],
  sentBy: 'download' | 'email' = 'download',
): Promise<DownloadQuote> {
  await lockUsers(trx, [userId])
  const now = clock()
  const owner = { userId, benefitId, now }
  const open = await findOpenUntil(trx, { userId, items: await itemAliases(trx, { userId, item }), now })
  const [kind, id = ''] = item.split(':')
  if (kind === 'resume') await markSent(trx, { id, userId }, sentBy, now)
  if (kind === 'resume' && revision !== undefined)
    await addVersionReason(trx, { id, userId }, revision, 'download', now)
  if (open !== undefined) return { charged: false, left: await remainingBenefit(trx, owner), openUntil: open }
  const closesAt = now + downloadWindowMs
  await insertDownloadWindow(trx, { user_id: userId, item, opened_at: now, closes_at: closesAt })
  return { charged: true, left: await spendBenefit(trx, owner, 'downloadsUsedUp'), openUntil: closesAt }
}

/**
 * Delivers a file by e-mail and charges it by the same rule once it is delivered. What a charge needs is taken before, so that as many
 * deliveries at a time as anybody likes cost what they would one after another, and is given back when the delivery fails.
 * @throws what `deliver` throws, and as chargeDownload
 */
export async function chargeDelivery(
  { db, clock }: Deps,
  download: Download,
  deliver: () => Promise<void>,
): Promise<DownloadQuote> {
  const { userId, item } = download
  const taken = await db.transaction().execute(async (trx) => {
    await lockUsers(trx, [userId])
    const now = clock()
    const open = await findOpenUntil(trx, { userId, items: await itemAliases(trx, { userId, item }), now })
    if (open !== undefined) return undefined
    const left = await spendBenefit(trx, { userId, benefitId, now }, 'downloadsUsedUp')
    const period_at = benefitPeriodStart(benefitId, now)
    return left === UNLIMITED ? undefined : { user_id: userId, benefit_id: benefitId, period_at }
  })
  const giveBack = async (trx: Db) => taken && decrementSpent(trx, taken)
  try {
    await deliver()
  } catch (error) {
    await giveBack(db)
    throw error
  }
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx, [userId])
    await giveBack(trx)
    return chargeInTransaction(trx, download, clock, 'email')
  })
}

/** Whether a download would be charged, and what is left before it. @throws ApiError -8001 likewise */
export async function quoteDownload(
  { db, clock }: Deps,
  { userId, item }: DownloadRequest,
): Promise<DownloadQuote> {
  const now = clock()
  const items = await itemAliases(db, { userId, item })
  const [open, left] = await Promise.all([
    findOpenUntil(db, { userId, items, now }),
    remainingBenefit(db, { userId, benefitId, now }),
  ])
  return { charged: open === undefined, left, openUntil: open ?? null }
}

/**
 * The item, and for a resume that was saved from a draft also that draft's item: they are the same document.
 */
async function itemAliases(db: Db, { userId, item }: DownloadRequest): Promise<string[]> {
  const [kind, id = ''] = item.split(':')
  if (kind !== 'resume') return [item]
  const resume = await findResume(db, { id, userId })
  if (!resume) throw new ApiError(ApiCodes.notFound, 'resumeGone')
  const [, draft] = /^(draft:[\w-]+):/.exec(resume.origin ?? '') ?? []
  return draft ? [item, draft] : [item]
}

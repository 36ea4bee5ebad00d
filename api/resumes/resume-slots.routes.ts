import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { pictureIdsOf } from '#contract/resume/photo-ids'
import type { Resume } from '#contract/resume/resume'
import { isLimitRaisable } from '../membership/plans-and-products/effective-plan'
import { isTemplateAllowed } from '../membership/plans-and-products/can-use-template'
import type { Handlers } from '../http/call-handler'
import {
  deleteBinnedResume,
  findResumeByOrigin,
  findResume,
  findResumeSummary,
  type NewResumeRow,
} from './resumes.queries'
import { insertResume, listResumeSummaries, recordPictures, restoreFromBin } from './resumes.queries'
import { parseStoredResume, serializeResume } from './serialize-resume'
import type { Db, ResumeRow } from '../db/schema/tables'
import { lockUsers } from '../accounts/users/users.queries'
import { newShortId } from '../ids-and-hashes'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { isBinExpired } from '../lifetimes'
import { hasFreeSlot } from './has-free-slot'
import { copyTitle, defaultTitle, uniqueTitle } from './resume-title'
import { toColumns, requireExisting, requireLive, toResumeSummary } from './resume.dto'
import { requireKnownTemplate } from '../catalogue/is-known-template'

type ResumeSlotCalls = 'createResume' | 'duplicateResume' | 'restoreResume'

/**
 * Calls that take one of a plan's resume slots (decisions §5): the calls of one user run one after the other.
 */
export function resumeSlotRoutes(deps: Dependencies): Pick<Handlers, ResumeSlotCalls> {
  const { db, clock, resumeLimit, samples } = deps

  function withUserLock<T>(userId: string, work: (db: Db, now: number) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (db) => {
      const [user] = await lockUsers(db, [userId])
      if (!user) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
      return work(db, clock())
    })
  }

  /** @returns the titles of the live resumes. @throws ApiError when the plan's slots are used up. */
  async function requireFreeSlot(db: Db, userId: string, now: number): Promise<Set<string>> {
    const rows = await listResumeSummaries(db, userId)
    const titles = rows.filter(({ deleted_at }) => deleted_at === null).map(({ title }) => title)
    const limit = await resumeLimit(db, userId, now)
    if (hasFreeSlot(titles.length, limit)) return new Set(titles)
    const text = (await isLimitRaisable(db, limit)) ? 'resumesFull' : 'resumesFullForAll'
    throw new ApiError(ApiCodes.quotaExceeded, text, { count: limit })
  }

  /** @throws ApiError for a new resume in a template that the plan lacks. */
  async function requireUsableTemplate(db: Db, userId: string, resume: Resume, now: number): Promise<void> {
    if (!(await isTemplateAllowed(deps, db, { userId, resume, now })))
      throw new ApiError(ApiCodes.quotaExceeded, 'quotaUsedUp', {
        fields: { 'style.template': fieldError('templateAbovePlan') },
      })
  }

  return {
    createResume({ title, resume, origin = null }, { userId, language }) {
      requireKnownTemplate(deps, resume)
      return withUserLock(userId, async (db, now) => {
        const existing = origin === null ? undefined : await findResumeByOrigin(db, userId, origin)
        if (existing && !isBinExpired(existing.deleted_at, now)) return toResumeSummary(existing)
        if (existing) await deleteBinnedResume(db, { id: existing.id, userId })
        const takenTitles = await requireFreeSlot(db, userId, now)
        await requireUsableTemplate(db, userId, resume, now)
        const row = newResumeRow(userId, now, {
          origin,
          title: title ?? uniqueTitle(defaultTitle(resume, { language, samples }), takenTitles),
          ...toColumns(resume),
          resume: serializeResume(resume),
          tags: null,
        })
        await insertResume(db, row)
        await recordPictures(db, row.id, row.revision, pictureIdsOf(resume))
        return toResumeSummary(row)
      })
    },

    duplicateResume({ id }, { userId, language }) {
      return withUserLock(userId, async (db, now) => {
        const { title, template, photo_id, resume, tags } = requireLive(
          await findResume(db, { id, userId }),
          now,
        )
        const takenTitles = await requireFreeSlot(db, userId, now)
        const content = parseStoredResume(resume)
        await requireUsableTemplate(db, userId, content, now)
        const copy = {
          origin: null,
          title: uniqueTitle(copyTitle(title, language), takenTitles),
          template,
          photo_id,
          resume,
          tags,
        }
        const row = newResumeRow(userId, now, copy)
        await insertResume(db, row)
        await recordPictures(db, row.id, row.revision, pictureIdsOf(content))
        return toResumeSummary(row)
      })
    },

    restoreResume({ id }, { userId }) {
      return withUserLock(userId, async (db, now) => {
        const row = requireExisting(await findResumeSummary(db, { id, userId }), now)
        if (row.deleted_at === null) return toResumeSummary(row)
        await requireFreeSlot(db, userId, now)
        await restoreFromBin(db, { id, userId })
        return toResumeSummary({ ...row, deleted_at: null })
      })
    },
  }
}

type ResumeContent = Pick<ResumeRow, 'origin' | 'title' | 'template' | 'photo_id' | 'resume' | 'tags'>

function newResumeRow(userId: string, now: number, content: ResumeContent): NewResumeRow {
  const times = { created_at: now, updated_at: now, deleted_at: null, thin_at: null }
  return { id: newShortId(), user_id: userId, revision: 1, ...times, ...content }
}

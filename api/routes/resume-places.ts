import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { Resume } from '#contract/resume'
import type { Kysely } from 'kysely'
import { isRaisable } from '../accounts/plan'
import { isTemplateOpen } from '../accounts/template-level'
import type { Handlers } from '../answer'
import { eraseBinned, findByOrigin, findResume, findSummary, type NewResumeRow } from '../db/resumes'
import { insertResume, listSummaries, takeFromBin } from '../db/resumes'
import { readResume, writeResume } from '../db/resume-text'
import type { ResumeRow, Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import { newShortId } from '../keys'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { hasLeftBin } from '../rules/lifetimes'
import { hasRoom } from '../rules/resume-room'
import { copyTitle, defaultTitle, freeTitle } from '../rules/resume-title'
import { columnsOf, requireKept, requireLive, toSummary } from './own-resume'
import { requireKnownTemplate } from './templates'

type PlaceCalls = 'createResume' | 'duplicateResume' | 'restoreResume'

/** What takes one of the places a plan has (decisions §5): one person's calls come one after the other. */
export function placeRoutes(parts: Parts): Pick<Handlers, PlaceCalls> {
  const { db, clock, resumeLimit } = parts

  function oneAfterTheOther<T>(
    userId: string,
    work: (db: Kysely<Tables>, now: number) => Promise<T>,
  ): Promise<T> {
    return db.transaction().execute(async (db) => {
      const [user] = await lockUsers(db, [userId])
      if (!user) throw new Refusal(Codes.tokenRevoked, 'tokenRevoked')
      return work(db, clock())
    })
  }

  /** @returns the titles of the live ones. @throws Refusal when there are as many of them as the plan allows. */
  async function requireRoom(db: Kysely<Tables>, userId: string, now: number): Promise<Set<string>> {
    const rows = await listSummaries(db, userId)
    const titles = rows.filter(({ deleted_at }) => deleted_at === null).map(({ title }) => title)
    const limit = await resumeLimit(db, userId, now)
    if (hasRoom(titles.length, limit)) return new Set(titles)
    const text = (await isRaisable(db, limit)) ? 'resumesFull' : 'resumesFullForAll'
    throw new Refusal(Codes.quotaUsedUp, text, { count: limit })
  }

  /** @throws Refusal for a new resume in a template that the plan does not give. */
  async function requireOpenTemplate(
    db: Kysely<Tables>,
    userId: string,
    resume: Resume,
    now: number,
  ): Promise<void> {
    if (!(await isTemplateOpen(parts, db, { userId, resume, now })))
      throw new Refusal(Codes.quotaUsedUp, 'quotaUsedUp', {
        fields: { 'style.template': problem('templateAbovePlan') },
      })
  }

  return {
    createResume({ title, resume, origin = null }, { userId, language }) {
      requireKnownTemplate(parts, resume)
      return oneAfterTheOther(userId, async (db, now) => {
        const same = origin === null ? undefined : await findByOrigin(db, userId, origin)
        if (same && !hasLeftBin(same.deleted_at, now)) return toSummary(same)
        if (same) await eraseBinned(db, { id: same.id, userId })
        const taken = await requireRoom(db, userId, now)
        await requireOpenTemplate(db, userId, resume, now)
        const row = firstRevision(userId, now, {
          origin,
          title: title ?? freeTitle(defaultTitle(resume, language), taken),
          ...columnsOf(resume),
          resume: writeResume(resume),
        })
        await insertResume(db, row)
        return toSummary(row)
      })
    },

    duplicateResume({ id }, { userId, language }) {
      return oneAfterTheOther(userId, async (db, now) => {
        const { title, template, photo_id, resume } = requireLive(await findResume(db, { id, userId }), now)
        const taken = await requireRoom(db, userId, now)
        await requireOpenTemplate(db, userId, readResume(resume), now)
        const copy = {
          origin: null,
          title: freeTitle(copyTitle(title, language), taken),
          template,
          photo_id,
          resume,
        }
        const row = firstRevision(userId, now, copy)
        await insertResume(db, row)
        return toSummary(row)
      })
    },

    restoreResume({ id }, { userId }) {
      return oneAfterTheOther(userId, async (db, now) => {
        const row = requireKept(await findSummary(db, { id, userId }), now)
        if (row.deleted_at === null) return toSummary(row)
        await requireRoom(db, userId, now)
        await takeFromBin(db, { id, userId })
        return toSummary({ ...row, deleted_at: null })
      })
    },
  }
}

type Content = Pick<ResumeRow, 'origin' | 'title' | 'template' | 'photo_id' | 'resume'>

function firstRevision(userId: string, now: number, content: Content): NewResumeRow {
  const times = { created_at: now, updated_at: now, deleted_at: null, thin_at: null }
  return { id: newShortId(), user_id: userId, revision: 1, ...times, ...content }
}

import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import { isTemplateOpen } from '../accounts/template-level'
import type { Handlers } from '../answer'
import { keepVersion } from '../db/resume-versions'
import {
  findResume,
  findSummary,
  listSummaries,
  type OwnResume,
  retitleResume,
  saveResume,
} from '../db/resumes'
import { writeResume } from '../db/resume-text'
import { listSharedIds } from '../db/shares'
import type { MaskedColumns, ResumeRow } from '../db/tables'
import { maskedColumns } from '../masked-copy'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { judgeSave } from '../rules/judge-save'
import { hasLeftBin } from '../rules/lifetimes'
import { thinEveryMs, thinResume } from '../thin-resume'
import { columnsOf, requireKept, requireLive, toState, toStored, toSummary } from './own-resume'
import { binRoutes } from './resume-bin'
import { placeRoutes } from './resume-places'
import { versionRoutes } from './resume-versions'
import { requireKnownTemplate } from './templates'

type ShelfCalls = 'listResumes' | 'readStoredResume' | 'saveStoredResume' | 'renameResume'

/** What an account keeps. Somebody else's resume is told from none by nobody. */
export function resumeRoutes(parts: Parts) {
  return { ...shelfRoutes(parts), ...placeRoutes(parts), ...binRoutes(parts), ...versionRoutes(parts) }
}

function shelfRoutes(parts: Parts): Pick<Handlers, ShelfCalls> {
  const { db, clock, resumeLimit } = parts

  async function save(
    own: OwnResume,
    kept: ResumeRow,
    columns: Pick<ResumeRow, 'resume' | 'template' | 'photo_id'>,
    masked: MaskedColumns,
  ) {
    const now = clock()
    const { revision: madeFrom, thin_at } = kept
    await keepVersion(db, own, madeFrom, now)
    const save = { ...columns, ...masked, madeFrom, updated_at: now, thin_at: thin_at ?? now + thinEveryMs }
    if (!(await saveResume(db, own, save))) return undefined
    if (thin_at !== null && thin_at <= now) await thinResume(db, own.id, now)
    return { revision: madeFrom + 1, updatedAt: now }
  }

  return {
    async listResumes(_, { userId }) {
      const now = clock()
      const [rows, open, limit] = await Promise.all([
        listSummaries(db, userId),
        listSharedIds(db, userId, now),
        resumeLimit(db, userId, now),
      ])
      const kept = rows.filter(({ deleted_at }) => !hasLeftBin(deleted_at, now)).map(toSummary)
      const newestFirst = kept.sort((a, b) => lastChange(b) - lastChange(a) || (a.id < b.id ? -1 : 1))
      const live = newestFirst.filter(({ deletedAt }) => deletedAt === null)
      const shared = live.map(({ id }) => id).filter((id) => open.includes(id))
      return { live, bin: newestFirst.filter(({ deletedAt }) => deletedAt !== null), shared, limit }
    },

    async readStoredResume({ id }, { userId }) {
      return toStored(requireKept(await findResume(db, { id, userId }), clock()))
    },

    async saveStoredResume({ id, revision: madeFrom, resume }, { userId }) {
      requireKnownTemplate(parts, resume)
      const own = { id, userId }
      const columns = { resume: writeResume(resume), ...columnsOf(resume) }
      for (;;) {
        const kept = requireLive(await findResume(db, own), clock())
        const asked = { userId, resume, kept: kept.template, now: clock() }
        if (!(await isTemplateOpen(parts, db, asked)))
          throw refuseFields({ 'style.template': problem('templateAbovePlan') })
        const sameContent = kept.resume === columns.resume
        const verdict = judgeSave({ madeFrom, kept: kept.revision, sameContent })
        if (verdict === 'already saved') return toState(kept)
        if (verdict === 'newer exists')
          throw new Refusal(Codes.conflict, 'resumeNewer', { newer: toStored(kept) })
        const masked = await maskedColumns(resume, kept.masked_kinds, madeFrom + 1)
        const saved = await save(own, kept, columns, masked)
        if (saved) return saved
        // Another save, or a change of what its link hides, came in between: judge again by what is kept now.
      }
    },

    /** Its revision and time stay: those are the content's. */
    async renameResume({ id, title }, { userId }) {
      await retitleResume(db, { id, userId }, title)
      return toSummary(requireLive(await findSummary(db, { id, userId }), clock()))
    },
  }
}

function lastChange({ deletedAt, updatedAt }: { deletedAt: number | null; updatedAt: number }): number {
  return deletedAt ?? updatedAt
}

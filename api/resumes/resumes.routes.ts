import { ApiCodes } from '#contract/http/api-codes'
import { pictureIdsOf } from '#contract/resume/photo-ids'
import { fieldError } from '#contract/validation/field-error-codes'
import { isTemplateAllowed } from '../membership/plans-and-products/can-use-template'
import type { Handlers } from '../http/call-handler'
import { addVersionReason, insertVersion } from './versions/resume-versions.queries'
import { startsRewrite } from './versions/starts-rewrite'
import {
  findResume,
  findResumeSummary,
  listResumeDetails,
  listResumeSummaries,
  type OwnedResumeKey,
  recordPictures,
  updateFacts,
  updateResumeTitle,
  updateTags,
  saveResume,
} from './resumes.queries'
import { serializeResume } from './serialize-resume'
import { listSharedResumeIds } from '../sharing/shares.queries'
import type { MaskedCopyColumns } from '../db/schema/resume-tables'
import type { ResumeRow } from '../db/schema/tables'
import { buildMaskedCopy } from '../sharing/mask-shared-resumes'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'
import { decideSave } from './decide-save'
import { isBinExpired } from '../lifetimes'
import { pruneIntervalMs, pruneVersions } from './versions/prune-versions'
import {
  toColumns,
  toDetailsById,
  requireExisting,
  requireLive,
  toSaveState,
  toStoredResume,
  toResumeSummary,
} from './resume.dto'
import { recycleBinRoutes } from './recycle-bin.routes'
import { resumeSlotRoutes } from './resume-slots.routes'
import { versionRoutes } from './versions/resume-versions.routes'
import { requireKnownTemplate } from '../catalogue/is-known-template'

type StoredResumeCalls =
  'listResumes' | 'readStoredResume' | 'saveStoredResume' | 'renameResume' | 'recordResumeFacts' | 'tagResume'

/** Stored resumes of an account. Another user's resume is answered like a missing one. */
export function resumeRoutes(deps: Dependencies) {
  return {
    ...storedResumeRoutes(deps),
    ...resumeSlotRoutes(deps),
    ...recycleBinRoutes(deps),
    ...versionRoutes(deps),
  }
}

function storedResumeRoutes(deps: Dependencies): Pick<Handlers, StoredResumeCalls> {
  const { db, clock, resumeLimit } = deps

  async function save(
    key: OwnedResumeKey,
    stored: ResumeRow,
    columns: Pick<ResumeRow, 'resume' | 'template' | 'photo_id'>,
    masked: MaskedCopyColumns,
  ) {
    const now = clock()
    const { revision: baseRevision, thin_at } = stored
    await insertVersion(db, key, baseRevision, now)
    const save = {
      ...columns,
      ...masked,
      baseRevision,
      updated_at: now,
      thin_at: thin_at ?? now + pruneIntervalMs,
    }
    if (!(await saveResume(db, key, save))) return undefined
    if (thin_at !== null && thin_at <= now) await pruneVersions(db, key.id, now)
    return { revision: baseRevision + 1, updatedAt: now }
  }

  return {
    async listResumes(_, { userId }) {
      const now = clock()
      const [rows, details, sharedIds, limit] = await Promise.all([
        listResumeSummaries(db, userId),
        listResumeDetails(db, userId),
        listSharedResumeIds(db, userId, now),
        resumeLimit(db, userId, now),
      ])
      const stored = rows.filter(({ deleted_at }) => !isBinExpired(deleted_at, now)).map(toResumeSummary)
      const newestFirst = stored.sort((a, b) => lastChangedAt(b) - lastChangedAt(a) || (a.id < b.id ? -1 : 1))
      const live = newestFirst.filter(({ deletedAt }) => deletedAt === null)
      const shared = live.map(({ id }) => id).filter((id) => sharedIds.includes(id))
      const bin = newestFirst.filter(({ deletedAt }) => deletedAt !== null)
      return { live, bin, shared, limit, details: toDetailsById(details) }
    },

    async readStoredResume({ id }, { userId }) {
      return toStoredResume(requireExisting(await findResume(db, { id, userId }), clock()))
    },

    async saveStoredResume({ id, revision: baseRevision, resume, isRestore }, { userId }) {
      requireKnownTemplate(deps, resume)
      const key = { id, userId }
      const columns = { resume: serializeResume(resume), ...toColumns(resume) }
      for (;;) {
        const stored = requireLive(await findResume(db, key), clock())
        const templateUse = { userId, resume, currentTemplate: stored.template, now: clock() }
        if (!(await isTemplateAllowed(deps, db, templateUse)))
          throw invalidFields({ 'style.template': fieldError('templateAbovePlan') })
        const sameContent = stored.resume === columns.resume
        const decision = decideSave({
          baseRevision,
          storedRevision: stored.revision,
          isSameContent: sameContent,
        })
        if (decision === 'already saved') return toSaveState(stored)
        if (decision === 'newer exists')
          throw new ApiError(ApiCodes.conflict, 'resumeNewer', { newer: toStoredResume(stored) })
        const masked = await buildMaskedCopy(resume, stored.masked_kinds, baseRevision + 1)
        await recordPictures(db, id, baseRevision + 1, pictureIdsOf(resume))
        const saved = await save(key, stored, columns, masked)
        if (saved) {
          // After the save: what it did not replace has no such reason.
          const reason = isRestore ? 'restore' : (await startsRewrite(db, key, stored, resume)) && 'rewrite'
          if (reason) await addVersionReason(db, key, baseRevision, reason, saved.updatedAt)
          return saved
        }
        // Another save, or a change of what the link hides, came in between: decide again by the stored
        // state.
      }
    },

    async recordResumeFacts({ id, facts }, { userId }) {
      requireLive(await findResumeSummary(db, { id, userId }), clock())
      await updateFacts(db, { id, userId }, facts.revision, JSON.stringify(facts))
      return {}
    },

    async tagResume({ id, tags }, { userId }) {
      const summary = requireLive(await findResumeSummary(db, { id, userId }), clock())
      await updateTags(db, { id, userId }, JSON.stringify(tags))
      return toResumeSummary(summary)
    },

    /** Revision and time stay: they belong to the content. */
    async renameResume({ id, title }, { userId }) {
      await updateResumeTitle(db, { id, userId }, title)
      return toResumeSummary(requireLive(await findResumeSummary(db, { id, userId }), clock()))
    },
  }
}

function lastChangedAt({ deletedAt, updatedAt }: { deletedAt: number | null; updatedAt: number }): number {
  return deletedAt ?? updatedAt
}

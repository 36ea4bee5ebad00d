import { Codes } from '#contract/codes'
import type { Handlers } from '../answer'
import { findVersion, listVersions } from '../db/resume-versions'
import { findSummary, type OwnResume } from '../db/resumes'
import { readResume } from '../db/resume-text'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { versionLifeMs } from '../rules/lifetimes'
import { requireKept } from './own-resume'

/** What a resume was before: of the last 30 days, its present content aside. */
export function versionRoutes({
  db,
  clock,
}: Parts): Pick<Handlers, 'listResumeVersions' | 'readResumeVersion'> {
  async function openWindow(own: OwnResume) {
    const now = clock()
    const { id, revision } = requireKept(await findSummary(db, own), now)
    return { id, before: revision, replacedAfter: now - versionLifeMs }
  }

  return {
    async listResumeVersions({ id }, { userId }) {
      const rows = await listVersions(db, await openWindow({ id, userId }))
      return rows.map(({ revision, saved_at }) => ({ revision, savedAt: saved_at }))
    },

    async readResumeVersion({ id, revision }, { userId }) {
      const window = await openWindow({ id, userId })
      const row = revision > 0 && revision < window.before && (await findVersion(db, window, revision))
      if (!row) throw new Refusal(Codes.notFound, 'versionGone')
      return { revision, savedAt: row.saved_at, resume: readResume(row.resume) }
    },
  }
}

import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../../http/call-handler'
import { findVersion, listVersions } from './resume-versions.queries'
import { findResumeSummary, type OwnedResumeKey } from '../resumes.queries'
import { parseStoredResume } from '../serialize-resume'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { versionLifeMs } from '../../lifetimes'
import { requireExisting } from '../resume.dto'

/** The versions of a resume from the last 30 days, without its present content. */
export function versionRoutes({
  db,
  clock,
}: Dependencies): Pick<Handlers, 'listResumeVersions' | 'readResumeVersion'> {
  async function versionWindow(own: OwnedResumeKey) {
    const now = clock()
    const { id, revision } = requireExisting(await findResumeSummary(db, own), now)
    return { id, before: revision, replacedAfter: now - versionLifeMs }
  }

  return {
    async listResumeVersions({ id }, { userId }) {
      const rows = await listVersions(db, await versionWindow({ id, userId }))
      return rows.map(({ revision, saved_at }) => ({ revision, savedAt: saved_at }))
    },

    async readResumeVersion({ id, revision }, { userId }) {
      const window = await versionWindow({ id, userId })
      const row = revision > 0 && revision < window.before && (await findVersion(db, window, revision))
      if (!row) throw new ApiError(ApiCodes.notFound, 'versionGone')
      return { revision, savedAt: row.saved_at, resume: parseStoredResume(row.resume) }
    },
  }
}

import { ApiCodes } from '#contract/http/api-codes'
import { maxRetainedVersions } from '#contract/resume/resume-version'
import type { Handlers } from '../../http/call-handler'
import {
  countRetainedVersions,
  findVersion,
  insertVersion,
  listVersions,
  updateVersion,
} from './resume-versions.queries'
import { lockUsers } from '../../accounts/users/users.queries'
import { findResumeSummary } from '../resumes.queries'
import { parseStoredResume } from '../serialize-resume'
import type { Dependencies } from '../../dependencies'
import type { VersionMarks } from '../../db/schema/version-table'
import { ApiError } from '../../http/api-error'
import { versionLifeMs } from '../../lifetimes'
import { requireExisting, requireLive } from '../resume.dto'
import { isRetained, toPrunable, toVersion } from './version.dto'
import { versionsToPrune } from './versions-to-prune'

type VersionCalls = 'listResumeVersions' | 'readResumeVersion' | 'markResumeVersion'

const noMarks: VersionMarks = { reasons: '', name: '', pinned: 0 }

/** The contents of a resume from the last 30 days, and older ones that are named or pinned. */
export function versionRoutes({ db, clock }: Dependencies): Pick<Handlers, VersionCalls> {
  const windowOf = (id: string, now: number) => ({ id, replacedAfter: now - versionLifeMs })

  return {
    async listResumeVersions({ id }, { userId }) {
      const now = clock()
      const { revision, updated_at } = requireExisting(await findResumeSummary(db, { id, userId }), now)
      const [rows, marked] = await Promise.all([
        listVersions(db, windowOf(id, now)),
        findVersion(db, { id, replacedAfter: 0 }, revision),
      ])
      const present = { ...noMarks, ...marked, revision, saved_at: updated_at }
      // What the next pruning deletes is not listed: the list must not depend on when that is.
      const surplus = new Set(versionsToPrune(rows.map(toPrunable)))
      return [present, ...rows.filter((row) => !surplus.has(row.revision))].map(toVersion)
    },

    async readResumeVersion({ id, revision }, { userId }) {
      const now = clock()
      const resume = requireExisting(await findResumeSummary(db, { id, userId }), now)
      const isEarlier = revision > 0 && revision < resume.revision
      const row = isEarlier && (await findVersion(db, windowOf(id, now), revision))
      if (!row) throw new ApiError(ApiCodes.notFound, 'versionGone')
      return { ...toVersion(row), resume: parseStoredResume(row.resume) }
    },

    /** In one transaction, and one at a time for a user, so that the limit holds. */
    async markResumeVersion({ id, revision, name, isPinned }, { userId }) {
      const key = { id, userId }
      await db.transaction().execute(async (trx) => {
        await lockUsers(trx, [userId])
        const now = clock()
        requireLive(await findResumeSummary(trx, key), now)
        await insertVersion(trx, key, revision, now)
        const row = await findVersion(trx, windowOf(id, now), revision)
        if (!row) throw new ApiError(ApiCodes.notFound, 'versionGone')
        const marks = {
          name: name ?? row.name,
          pinned: isPinned === undefined ? row.pinned : Number(isPinned),
        }
        if (
          isRetained(marks) &&
          !isRetained(row) &&
          (await countRetainedVersions(trx, id)) >= maxRetainedVersions
        )
          throw new ApiError(ApiCodes.quotaExceeded, 'versionsFull', { count: maxRetainedVersions })
        // Its 30 days may be long over: they begin again, so that a slip loses nothing.
        const expiry = isRetained(row) && !isRetained(marks) ? { replaced_at: now } : {}
        await updateVersion(trx, id, revision, { ...marks, ...expiry })
      })
      return {}
    },
  }
}

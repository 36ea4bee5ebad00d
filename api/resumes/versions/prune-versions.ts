import { deleteVersions, listAllVersions } from './resume-versions.queries'
import { listResumesToPrune, schedulePruning } from '../resumes.queries'
import type { Db } from '../../db/schema/tables'
import { versionsToPrune } from './versions-to-prune'

/** Minimum interval between two prunings of one resume, in ms. */
export const pruneIntervalMs = 10 * 60_000
const batchSize = 100

/**
 * Deletes the versions of a resume that exceed the retention. Saves may run meanwhile: they only add newer
 * ones. @returns how many were deleted.
 */
export async function pruneVersions(db: Db, id: string, now: number): Promise<number> {
  const { toDelete: drop, nextPruneAt: againAt } = versionsToPrune(await listAllVersions(db, id), now)
  await deleteVersions(db, id, drop)
  await schedulePruning(db, id, againAt === null ? null : Math.max(againAt, now + pruneIntervalMs))
  return drop.length
}

/**
 * Prunes every resume that is due: most are not saved again after their last save. @returns how many versions
 * were deleted.
 */
export async function pruneDueResumes(db: Db, now: number): Promise<number> {
  let deleted = 0
  for (;;) {
    const due = await listResumesToPrune(db, now, batchSize)
    for (const id of due) deleted += await pruneVersions(db, id, now)
    if (due.length < batchSize) return deleted
  }
}

import { deleteVersions, listVersions } from './resume-versions.queries'
import { listResumesToPrune, schedulePruning } from '../resumes.queries'
import type { Db } from '../../db/schema/tables'
import { toPrunable } from './version.dto'
import { versionsToPrune } from './versions-to-prune'

/** Minimum interval between two prunings of one resume, in ms. */
export const pruneIntervalMs = 10 * 60_000
/**
 * No list shows it any longer, but a file that is being made of a version is marked when it is done: until then its
 * version must stay. In ms since its replacement.
 */
const graceMs = 10 * 60_000
const batchSize = 100

/**
 * Deletes the versions of a resume that exceed the retention. Saves may run meanwhile: they only add newer
 * ones. @returns how many were deleted.
 */
export async function pruneVersions(db: Db, id: string, now: number): Promise<number> {
  const versions = await listVersions(db, { id, replacedAfter: 0 })
  const surplus = new Set(versionsToPrune(versions.map(toPrunable)))
  const deletable = versions.filter(
    ({ revision, replaced_at }) => surplus.has(revision) && replaced_at <= now - graceMs,
  )
  await deleteVersions(
    db,
    id,
    deletable.map(({ revision }) => revision),
  )
  await schedulePruning(db, id, deletable.length < surplus.size ? now + pruneIntervalMs : null)
  return deletable.length
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

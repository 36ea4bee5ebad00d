import type { Kysely } from 'kysely'
import { dropVersions, listAllVersions } from './db/resume-versions'
import { findThinnable, thinAgainAt } from './db/resumes'
import type { Tables } from './db/tables'
import { thinVersions } from './rules/thin-versions'

type Db = Kysely<Tables>

/** How often at most one resume's versions are looked through. */
export const thinEveryMs = 10 * 60_000
const atOnce = 100

/** Drops the versions of a resume that are too many by now. Saves may go on meanwhile: they only add newer ones. */
export async function thinResume(db: Db, id: string, now: number): Promise<number> {
  const { drop, againAt } = thinVersions(await listAllVersions(db, id), now)
  await dropVersions(db, id, drop)
  await thinAgainAt(db, id, againAt === null ? null : Math.max(againAt, now + thinEveryMs))
  return drop.length
}

/** The same for every resume that is due: most are left alone after their last save. @returns how many versions were dropped. */
export async function thinDueResumes(db: Db, now: number): Promise<number> {
  let dropped = 0
  for (;;) {
    const due = await findThinnable(db, now, atOnce)
    for (const id of due) dropped += await thinResume(db, id, now)
    if (due.length < atOnce) return dropped
  }
}

import { locksRows } from '../../db/dialects'
import { prefixUpperBound } from '../../db/keyset-page'
import { maxSearchResults, searchOwned } from '../admin-list'
import type { Db, ResumeRow } from '../../db/schema/tables'

/** Resumes by a number, their owner's number or phone, or how a title begins. */
export function searchResumes(db: Db, search: string) {
  const titled = db.selectFrom('resumes').select('id').limit(maxSearchResults)
  return [
    ...searchOwned(db, 'resumes', search),
    titled.where('title', '>=', search).where('title', '<', prefixUpperBound(search)),
  ]
}

/** A resume of any user, locked until the transaction ends. */
export async function lockResume(db: Db, id: string): Promise<ResumeRow | undefined> {
  const resume = db.selectFrom('resumes').selectAll().where('id', '=', id)
  return (locksRows(db) ? resume.forUpdate() : resume).executeTakeFirst()
}

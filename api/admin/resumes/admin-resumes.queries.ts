import type { AdminResumesQuery } from '#contract/admin/admin-resume'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { maxSearchResults } from '../users/admin-users.queries'
import { locksRows } from '../../db/dialects'
import { prefixUpperBound, readKeysetPage } from '../../db/keyset-page'
import type { ResumeRow, Tables } from '../../db/schema/tables'

type Db = Kysely<Tables>
type ResumeListQuery = z.output<typeof AdminResumesQuery>

/** A page of everybody's resumes, without what is in them. */
export async function listAllResumes(db: Db, { search, filter, sort: _, ...pageQuery }: ResumeListQuery) {
  let query = db
    .selectFrom('resumes')
    .innerJoin('users', 'users.id', 'resumes.user_id')
    .select(['resumes.id', 'title', 'template', 'revision', 'resumes.created_at', 'updated_at', 'deleted_at'])
    .select(['user_id', 'users.nickname', 'users.phone', 'updated_at as at'])
  if (filter === 'binned') query = query.where('deleted_at', 'is not', null)
  if (filter === 'live') query = query.where('deleted_at', 'is', null)
  if (search) query = query.where('resumes.id', 'in', [...(await searchResumes(db, search)), ''])
  return readKeysetPage(db, query, { sort: 'resumes.updated_at', id: 'resumes.id' }, pageQuery)
}

/** By a number, its owner's number or phone, or how a title begins. @returns numbers of resumes */
async function searchResumes(db: Db, search: string): Promise<string[]> {
  const digits = search.replace(/[\s-]/g, '')
  const ids = () => db.selectFrom('resumes').select('id').limit(maxSearchResults)
  const searches = [
    ids().where('id', '=', search),
    ids().where('user_id', '=', search),
    ids().where('title', '>=', search).where('title', '<', prefixUpperBound(search)),
    ...(/^1\d{10}$/.test(digits)
      ? [ids().where('user_id', 'in', db.selectFrom('users').select('id').where('phone', '=', digits))]
      : []),
  ]
  const found = await Promise.all(searches.map((question) => question.execute()))
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** Whoever's it is; nobody moves it until the transaction ends. */
export async function lockResume(db: Db, id: string): Promise<ResumeRow | undefined> {
  const resume = db.selectFrom('resumes').selectAll().where('id', '=', id)
  return (locksRows(db) ? resume.forUpdate() : resume).executeTakeFirst()
}

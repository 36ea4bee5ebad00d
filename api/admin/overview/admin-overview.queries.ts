import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema/tables'

type OverviewQuery = { now: number; today: number; codesKey: string }

/** Everything an overview counts, in one query. `today`: when the day began. */
export async function countOverview(db: Kysely<Tables>, { now, today, codesKey }: OverviewQuery) {
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('users').select(fn.countAll().as('n')).as('users'),
      selectFrom('users').select(fn.countAll().as('n')).where('created_at', '>=', today).as('newUsersToday'),
      selectFrom('sessions').select(fn.countAll().as('n')).where('expires_at', '>', now).as('sessionsLive'),
      selectFrom('resumes').select(fn.countAll().as('n')).where('deleted_at', 'is', null).as('storedResumes'),
      selectFrom('resumes')
        .select(fn.countAll().as('n'))
        .where('deleted_at', 'is not', null)
        .as('binnedResumes'),
      selectFrom('limits').select('points').where('key', '=', codesKey).as('codesToday'),
    ])
    .executeTakeFirstOrThrow()
  const { users, newUsersToday, sessionsLive, storedResumes, binnedResumes, codesToday } = counts
  return {
    users: Number(users),
    newUsersToday: Number(newUsersToday),
    sessionsLive: Number(sessionsLive),
    storedResumes: Number(storedResumes),
    binnedResumes: Number(binnedResumes),
    /** No row until the first one leaves. */
    codesToday: Number(codesToday ?? 0),
  }
}

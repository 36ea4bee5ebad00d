import type { Db } from '../../db/schema/tables'

type OverviewQuery = { now: number; today: number; codesKey: string }

/** All counts of the admin overview in one query. `today`: start of the day in ms. */
export async function countOverview(db: Db, { now, today, codesKey }: OverviewQuery) {
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
  // PostgreSQL counts in texts; the row of codes is missing until the day's first code is sent.
  const numbers = Object.entries(counts).map(([name, count]) => [name, Number(count ?? 0)])
  return Object.fromEntries(numbers) as Record<keyof typeof counts, number>
}

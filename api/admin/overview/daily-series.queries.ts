import { sql } from 'kysely'
import { answerTotals } from '../chats/answer-totals'
import type { Db, Tables } from '../../db/schema/tables'

type Daily = { day: number; count: number; sum: number }

const DAY_MS = 86_400_000
const dayStart = (day: number) => Number(day) * DAY_MS - 28_800_000
/**
 * China has no daylight saving time. The offset is a literal: a bound parameter would make SQLite divide
 * fractions.
 */
const chinaDayExpression = (column: string) => sql`(${sql.ref(column)} + 28800000) / 86400000`

type CountQuery = {
  table: keyof Tables
  column: string
  sum?: string
  where?: ReturnType<typeof sql<boolean>>
}

/** Row counts and column sums by day of China. @returns start of the day in ms → count and sum */
export async function countByDay(db: Db, { table, column, sum, where }: CountQuery, since: number) {
  const { rows } = await sql<Daily>`
    select ${chinaDayExpression(column)} as day, count(*) as count, ${sum ? sql`sum(${sql.ref(sum)})` : sql`0`} as sum
    from ${sql.table(table)}
    where ${sql.ref(column)} >= ${since} ${where ? sql`and ${where}` : sql``}
    group by 1`.execute(db)
  return new Map(
    rows.map(({ day, count, sum }) => [dayStart(day), { count: Number(count), sum: Number(sum) }]),
  )
}

type Answers = Record<'answers' | 'points' | 'tokens' | 'failures', number>

/** Totals of the assistant's answers by day of China; a covering index has all columns. @param since ms */
export async function countAnswersByDay(db: Db, since: number): Promise<Map<number, Answers>> {
  const { failures, points, tokensIn, tokensOut } = answerTotals
  const rows = await db
    .selectFrom('chat_turns')
    .select([
      sql<number>`${chinaDayExpression('asked_at')}`.as('day'),
      sql<number>`sum(case when charge = 'settled' then 1 else 0 end)`.as('answers'),
      points.as('points'),
      sql<number>`coalesce(${tokensIn}, 0) + coalesce(${tokensOut}, 0)`.as('tokens'),
      failures.as('failures'),
    ])
    .where('asked_at', '>=', since)
    .groupBy(sql`1`)
    .execute()
  return new Map(rows.map(({ day, ...counts }) => [dayStart(day), counts]))
}

export async function listActiveUsersByDay(db: Db, since: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('daily_counts')
    .select(['day', 'count'])
    .where('what', '=', 'active')
    .where('day', '>=', since)
    .execute()
  return new Map(rows.map(({ day, count }) => [Number(day), count]))
}

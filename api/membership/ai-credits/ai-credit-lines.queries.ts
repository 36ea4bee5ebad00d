import { sql } from 'kysely'
import type { AiCreditLineRow } from '../../db/schema/ai-credit-table'
import type { Db } from '../../db/schema/tables'

export async function insertCreditLines(db: Db, rows: readonly AiCreditLineRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('ai_credit_lines').values(rows).execute()
}

export async function findLastCreditLine(db: Db, userId: string): Promise<AiCreditLineRow | undefined> {
  return db
    .selectFrom('ai_credit_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findCreditLine(db: Db, id: string): Promise<AiCreditLineRow | undefined> {
  return db.selectFrom('ai_credit_lines').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countCreditLines(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ai_credit_lines')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '!=', 'start')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first, with the chat or the resume of each, where it still exists. */
export async function listCreditLines(
  db: Db,
  { userId, offset, limit }: { userId: string; offset: number; limit: number },
) {
  return db
    .selectFrom('ai_credit_lines as line')
    .leftJoin('chat_turns as turn', 'turn.id', 'line.turn_id')
    .leftJoin('chat_sessions as session', 'session.id', 'turn.session_id')
    .leftJoin('resumes as resume', (join) =>
      join.onRef('resume.id', '=', 'session.resume_id').on('resume.deleted_at', 'is', null),
    )
    .select(['line.kind', 'line.purpose', 'line.change', 'line.balance', 'line.unlimited', 'line.at'])
    .select(['session.id as session_id', 'session.resume_id as session_resume_id'])
    .select(['session.title as session_title', 'resume.id as resume_id', 'resume.title as resume_title'])
    .where('line.user_id', '=', userId)
    .where('line.kind', '!=', 'start')
    .orderBy('line.number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
export type ListedCreditLine = Awaited<ReturnType<typeof listCreditLines>>[number]

/** Puts the lines of two accounts into one order and sums them anew; for use in a transaction. */
export async function joinCreditLines(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  // Numbers after all present ones: the unique index is checked row by row.
  await sql`
    update ai_credit_lines
    set user_id = ${into}, number = joined.number, balance = joined.balance
    from (
      select id,
        (select max(number) from ai_credit_lines where user_id in (${from}, ${into}))
          + row_number() over (order by at, number, id) as number,
        sum(change) over (order by at, number, id) as balance
      from ai_credit_lines
      where user_id in (${from}, ${into})
    ) as joined
    where joined.id = ai_credit_lines.id`.execute(db)
}

import { type Migration, sql } from 'kysely'
import { runStatements } from './sql-migration'

const table = `
  create table ai_credit_lines (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    number integer not null,
    kind text not null,
    purpose text,
    turn_id text,
    change integer not null,
    balance integer not null,
    unlimited integer not null,
    at bigint not null
  );
  create unique index ai_credit_lines_number on ai_credit_lines (user_id, number);
`

/**
 * Every movement of AI credits. What an existing account did before is not known in full (deleted chats took their
 * charges along), so its history starts here; the first movement writes what it had at this moment.
 */
export const aiCreditLines: Migration = {
  async up(db) {
    await runStatements(db, table)
    const now = Date.now()
    await sql`
      insert into ai_credit_lines (id, user_id, number, kind, purpose, turn_id, change, balance, unlimited, at)
      select 'start-' || id, id, 0, 'start', null, null, 0, 0, 0, ${sql.lit(now)} from users`.execute(db)
  },
}

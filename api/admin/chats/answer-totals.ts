import { sql } from 'kysely'

/** Answers that cost points: settled, and counted in a period (unlimited plans have none). */
const isPaid = sql`charge = 'settled' and period_at is not null`

/** SQL totals over answers, by name; all columns are in one covering index. */
export const answerTotals = {
  questions: sql<number>`count(*)`,
  failures: sql<number>`sum(case when state = 'failed' then 1 else 0 end)`,
  points: sql<number>`sum(case when ${isPaid} then 1 else 0 end)`,
  tokensIn: sql<number | null>`sum(tokens_in)`,
  tokensOut: sql<number | null>`sum(tokens_out)`,
}

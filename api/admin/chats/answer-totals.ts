import { sql } from 'kysely'

/** An answer that took something: settled, and counted, as it is not where there is no limit. */
const isPaid = sql`charge = 'settled' and period_at is not null`

/** What is counted of answers, by name; their index has all of it. */
export const answerTotals = {
  questions: sql<number>`count(*)`,
  failures: sql<number>`sum(case when state = 'failed' then 1 else 0 end)`,
  points: sql<number>`sum(case when ${isPaid} then 1 else 0 end)`,
  tokensIn: sql<number | null>`sum(tokens_in)`,
  tokensOut: sql<number | null>`sum(tokens_out)`,
}

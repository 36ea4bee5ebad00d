import { type AdminSeries, seriesDays } from '#contract/admin-desk'
import { ANSWER_COST } from '#contract/chat-words'
import { sql } from 'kysely'
import type { Handlers } from '../answer'
import { countAnswers, countByDay, listActive } from '../db/series'
import type { Parts } from '../parts'
import { dayInChina } from '../rules/day-in-china'

const DAY_MS = 86_400_000
const real = sql<boolean>`simulated = 0`
const simulated = sql<boolean>`simulated = 1`
const gone = sql<boolean>`state = 'done' and order_id in (select id from orders where simulated = 0)`

/** The service by day. What was paid counts on its day, also when it went back later. */
export function adminSeriesRoutes({ db, clock }: Parts): Pick<Handlers, 'readAdminSeries'> {
  return {
    async readAdminSeries(): Promise<AdminSeries> {
      const today = dayInChina(clock()).beganAt
      const days = Array.from({ length: seriesDays }, (_, n) => today - (seriesDays - 1 - n) * DAY_MS)
      const since = days[0]!
      const count = (counting: Parameters<typeof countByDay>[1]) => countByDay(db, counting, since)
      const paid = { table: 'orders', column: 'paid_at', sum: 'price_fen' } as const
      const [users, orders, played, refunds, downloads, errors, active, chat] = await Promise.all([
        count({ table: 'users', column: 'created_at' }),
        count({ ...paid, where: real }),
        count({ ...paid, where: simulated }),
        count({ table: 'refunds', column: 'done_at', sum: 'fen', where: gone }),
        count({ table: 'download_windows', column: 'opened_at' }),
        count({ table: 'error_reports', column: 'reported_at' }),
        listActive(db, since),
        countAnswers(db, since),
      ])
      const counts = (of: typeof users) => days.map((day) => of.get(day)?.count ?? 0)
      const sums = (of: typeof users) => days.map((day) => of.get(day)?.sum ?? 0)
      const answered = (what: 'answers' | 'points' | 'tokens' | 'failures') =>
        days.map((day) => chat.get(day)?.[what] ?? 0)
      return {
        days: days.map((day) => dayInChina(day).name),
        series: {
          registrations: counts(users),
          active: days.map((day) => active.get(day) ?? 0),
          orders: counts(orders),
          revenueFen: sums(orders),
          refundedFen: sums(refunds),
          simulatedOrders: counts(played),
          simulatedFen: sums(played),
          downloads: counts(downloads),
          answers: answered('answers'),
          points: answered('points').map((count) => count * ANSWER_COST),
          tokens: answered('tokens'),
          answerFailures: answered('failures'),
          errors: counts(errors),
        },
      }
    },
  }
}

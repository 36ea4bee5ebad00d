import { type AdminSeries, seriesDays } from '#contract/admin/admin-panel'
import { ANSWER_COST } from '#contract/chat/chat-constants'
import { sql } from 'kysely'
import type { Handlers } from '../../http/call-handler'
import { countAnswersByDay, countByDay, listActiveUsersByDay } from './daily-series.queries'
import type { Dependencies } from '../../dependencies'
import { chinaDay } from '#contract/china-time'

const DAY_MS = 86_400_000
const isReal = sql<boolean>`simulated = 0`
const isSimulated = sql<boolean>`simulated = 1`
const refundOfRealOrder = sql<boolean>`state = 'done' and order_id in (select id from orders where simulated = 0)`

/** Daily figures of the service. A payment counts on its day even if it was refunded later. */
export function adminSeriesRoutes({ db, clock }: Dependencies) {
  return {
    async readAdminSeries(): Promise<AdminSeries> {
      const today = chinaDay(clock()).startsAt
      const days = Array.from({ length: seriesDays }, (_, n) => today - (seriesDays - 1 - n) * DAY_MS)
      const since = days[0]!
      const count = (counting: Parameters<typeof countByDay>[1]) => countByDay(db, counting, since)
      const paid = { table: 'orders', column: 'paid_at', sum: 'price_fen' } as const
      const [users, orders, simulatedOrders, refunds, downloads, errors, active, chat] = await Promise.all([
        count({ table: 'users', column: 'created_at' }),
        count({ ...paid, where: isReal }),
        count({ ...paid, where: isSimulated }),
        count({ table: 'refunds', column: 'done_at', sum: 'fen', where: refundOfRealOrder }),
        count({ table: 'download_windows', column: 'opened_at' }),
        count({ table: 'error_reports', column: 'reported_at' }),
        listActiveUsersByDay(db, since),
        countAnswersByDay(db, since),
      ])
      const counts = (of: typeof users) => days.map((day) => of.get(day)?.count ?? 0)
      const sums = (of: typeof users) => days.map((day) => of.get(day)?.sum ?? 0)
      const answerSeries = (what: 'answers' | 'points' | 'tokens' | 'failures') =>
        days.map((day) => chat.get(day)?.[what] ?? 0)
      return {
        days: days.map((day) => chinaDay(day).name),
        series: {
          registrations: counts(users),
          active: days.map((day) => active.get(day) ?? 0),
          orders: counts(orders),
          revenueFen: sums(orders),
          refundedFen: sums(refunds),
          simulatedOrders: counts(simulatedOrders),
          simulatedFen: sums(simulatedOrders),
          downloads: counts(downloads),
          answers: answerSeries('answers'),
          points: answerSeries('points').map((count) => count * ANSWER_COST),
          tokens: answerSeries('tokens'),
          answerFailures: answerSeries('failures'),
          errors: counts(errors),
        },
      }
    },
  } satisfies Partial<Handlers>
}

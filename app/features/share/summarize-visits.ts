import { chinaDay } from '#contract/china-time'
import type { ShareVisitCount } from '#contract/sharing/share-visits'
import { VISIT_DEVICES, VISIT_SOURCES, visitDays } from '#contract/sharing/share-visit-kinds'

const dayMs = 24 * 60 * 60_000
const trendDays = 7

/** What the owner reads of the visits of the last visitDays days: the oldest day first, sums by kind, and two weeks to compare. */
export function summarizeVisits(visits: readonly ShareVisitCount[], now: number) {
  const today = chinaDay(now).startsAt
  const sumOf = (isMeant: (visit: ShareVisitCount) => boolean) =>
    visits.filter(isMeant).reduce((sum, { count }) => sum + count, 0)
  const since = (days: number) => today - (days - 1) * dayMs
  const days = Array.from({ length: visitDays }, (_, index) => {
    const day = since(visitDays - index)
    return { day, count: sumOf((visit) => visit.day === day) }
  })
  const lastWeek = sumOf(({ day }) => day >= since(trendDays))
  const weekBefore = sumOf(({ day }) => day >= since(2 * trendDays) && day < since(trendDays))
  return {
    days,
    total: days.reduce((sum, { count }) => sum + count, 0),
    lastWeek,
    weekBefore,
    sources: VISIT_SOURCES.map((kind) => ({ kind, count: sumOf(({ source }) => source === kind) })),
    devices: VISIT_DEVICES.map((kind) => ({ kind, count: sumOf(({ device }) => device === kind) })),
  }
}
export type VisitSummary = ReturnType<typeof summarizeVisits>

import { formattersFor } from '#app/i18n/use-formatters'
import { daysBetweenInChina } from '#contract/china-time'

type RecentTimeLabels = { language: string; today(time: string): string; yesterday(time: string): string }

/** Formats a time: the hour for today and yesterday, the date before that. Times in ms since 1970. */
export function formatRecentTime(
  atMs: number,
  nowMs: number,
  { language, today, yesterday }: RecentTimeLabels,
): string {
  const formatters = formattersFor(language)
  const days = daysBetweenInChina(atMs, nowMs)
  if (days === 0) return today(formatters.formatTime(atMs))
  if (days === 1) return yesterday(formatters.formatTime(atMs))
  return formatters.formatDate(atMs)
}

const dayMs = 24 * 3600 * 1000

/** Returns the days left for a resume in the bin, rounded up. */
export function daysLeft(deletedAtMs: number, nowMs: number, retentionDays = 30): number {
  return Math.max(0, Math.ceil((deletedAtMs + retentionDays * dayMs - nowMs) / dayMs))
}

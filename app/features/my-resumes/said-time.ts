const zone = 'Asia/Shanghai'

type Words = { language: string; today(time: string): string; yesterday(time: string): string }

/** When something was, as people say it: the hour for today and yesterday, the day before that. Times in ms since 1970. */
export function saidTime(atMs: number, nowMs: number, { language, today, yesterday }: Words): string {
  const locale = language === 'en' ? 'en' : 'zh-CN'
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(atMs)
  const days = dayOf(nowMs) - dayOf(atMs)
  if (days === 0) return today(hour)
  if (days === 1) return yesterday(hour)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(atMs)
}

const dayMs = 24 * 3600 * 1000
/** China has no summer time, so days there are whole days of a fixed offset. */
const offsetMs = 8 * 3600 * 1000
function dayOf(ms: number): number {
  return Math.floor((ms + offsetMs) / dayMs)
}

/** Whole days a resume in the bin still has, counted up. */
export function daysLeft(deletedAtMs: number, nowMs: number, keptDays = 30): number {
  return Math.max(0, Math.ceil((deletedAtMs + keptDays * dayMs - nowMs) / dayMs))
}

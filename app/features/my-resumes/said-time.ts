import { formatsFor } from '#app/components/use-formats'

type Words = { language: string; today(time: string): string; yesterday(time: string): string }

/** When something was, as people say it: the hour for today and yesterday, the day before that. Times in ms since 1970. */
export function saidTime(atMs: number, nowMs: number, { language, today, yesterday }: Words): string {
  const says = formatsFor(language)
  const days = dayOf(nowMs) - dayOf(atMs)
  if (days === 0) return today(says.hour(atMs))
  if (days === 1) return yesterday(says.hour(atMs))
  return says.day(atMs)
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

/** A day as fields and addresses have it, `2026-11-25`. */
export type Day = string

const dayMs = 24 * 60 * 60 * 1000
const formatDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Parses a day of 1900 to 2099 in the usual spellings: 2026-11-25, 2026/11/25, 2026.11.25, 2026年11月25日, 20261125. */
export function parseDay(text: string): Day | undefined {
  const typed = text.normalize('NFKC').replace(/\s/g, '')
  const match =
    /^((?:19|20)\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(typed) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(typed)
  if (!match) return undefined
  const day = [match[1], match[2]!.padStart(2, '0'), match[3]!.padStart(2, '0')].join('-')
  const ms = Date.parse(day)
  // Some engines read 2026-02-30 as a day of March.
  return Number.isNaN(ms) || formatDay(ms) !== day ? undefined : day
}

/** Today by the clock of this device. */
export function today(): Day {
  const now = new Date()
  return formatDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

/** Returns the same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return formatDay(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

const addDays = (day: Day, count: number): Day => formatDay(Date.parse(day) + count * dayMs)

/** Weeks begin on Monday: 0 is Monday. */
const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7

/** The weeks of the month of a day, each of seven days, with those of the months before and after. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  const dayCount = weekdayOf(first) + Number(addDays(addMonths(first, 1), -1).slice(8))
  return Array.from({ length: Math.ceil(dayCount / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  )
}

/** Returns the day that a key moves to (ARIA Authoring Practices, date picker). Undefined for other keys. */
export function dayAfterKey(from: Day, key: string, isShift: boolean): Day | undefined {
  const weekday = weekdayOf(from)
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }
  if (Object.hasOwn(days, key)) return addDays(from, days[key as keyof typeof days])
  if (key === 'PageUp') return addMonths(from, isShift ? -12 : -1)
  if (key === 'PageDown') return addMonths(from, isShift ? 12 : 1)
  return undefined
}

import type { YearMonth } from './month-keyboard-navigation'

export const months = Array.from({ length: 12 }, (_, i) => i + 1)

export function thisMonth(): YearMonth {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

/** The short names of the months: 1月, Jan. */
export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return months.map((month) => format.format(Date.UTC(2020, month - 1)))
}

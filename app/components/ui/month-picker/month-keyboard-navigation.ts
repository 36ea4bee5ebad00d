/** The years to choose from. */
export const firstYear = 1900
export const lastYear = 2100
const columns = 3

export type YearMonth = { year: number; month: number }

/** Parses `2020-09`; undefined for anything else. Months are 1 to 12. */
export function parseMonth(month: string): YearMonth | undefined {
  const match = /^(\d{4})-(\d{2})$/.exec(month)
  return match ? { year: Number(match[1]), month: Number(match[2]) } : undefined
}

export function formatMonth({ year, month }: YearMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** Returns the month that a key moves to, in rows of three and across years. Undefined for other keys. */
export function monthAfterKey(from: YearMonth, key: string): YearMonth | undefined {
  const months = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const years = { PageUp: -12, PageDown: 12, Home: 1 - from.month, End: 12 - from.month }
  const offset = { ...months, ...years }[key]
  if (offset === undefined) return undefined
  const monthIndex = from.year * 12 + from.month - 1 + offset
  const year = Math.floor(monthIndex / 12)
  return year < firstYear || year > lastYear ? from : { year, month: (monthIndex % 12) + 1 }
}

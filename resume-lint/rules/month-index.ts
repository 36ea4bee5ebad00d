import { parseMonth, PRESENT } from '#contract/resume/month'

/**
 * Months since year 0; undefined for an invalid month. Also of one that is still as it was typed, “2022.07” or “至今”: a field
 * stores it in its own spelling once it is left.
 */
export function monthIndex(month: string, now: number): number | undefined {
  const parsed = parseMonth(month)
  if (!parsed) return undefined
  if (parsed === PRESENT) return now
  const [year, number] = parsed.split('-').map(Number)
  return year! * 12 + number! - 1
}

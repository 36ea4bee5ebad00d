import { parseMonth, PRESENT } from '#contract/resume/month'
import type { Resume } from '#contract/resume/resume'

/** The level of sample lines: those for the first three years are for juniors (contract/catalogue/position.ts). */
export const seniorFromYears = 3

/**
 * Returns how many years of work a resume tells of: as it is written in a field or a summary, or by the months of the jobs,
 * whichever is more. 0 when it says nothing. Internships are no years of work.
 */
export function yearsWorked({ basics, sections }: Resume, now = new Date()): number {
  const inFields = basics.custom.flatMap(({ label, value }) =>
    /年限|工龄|教龄|experience/i.test(label) ? [leadingYears(value)] : [],
  )
  const shown = sections.filter(({ visible }) => visible)
  const inSummaries = shown
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ items }) => items.map(({ text }) => yearsInText(text)))
  const jobs = shown
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ items }) => items.filter((item) => item.visible && !isInternship(item)))
  return Math.max(0, ...inFields, ...inSummaries, monthsIn(jobs, monthNumberOf(now)) / 12)
}

export const isInternship = ({ title, subtitle }: { title: string; subtitle: string }) =>
  /实习|\bintern/i.test(`${title} ${subtitle}`)

const leadingYears = (text: string) => Number(/^\D{0,4}(\d{1,2})(?!\d)/.exec(text.trim())?.[1] ?? 0)
/** Not in a placeholder: it is a sample's number. */
const yearsInText = (text: string) => Number(/(?<![\d〔])(\d{1,2})\s*(?:年|years?)/i.exec(text)?.[1] ?? 0)

const monthNumberOf = (date: Date) => date.getFullYear() * 12 + date.getMonth()

/**
 * Months in which there was a job; those of two at once count once. An end that is not said, or still being typed, is not yet
 * one: the level of what is suggested must not change on the way to 至今.
 */
function monthsIn(jobs: readonly { from: string; to: string }[], now: number): number {
  const spans = jobs
    .flatMap(({ from, to }) => {
      const start = parse(from)
      return start === undefined ? [] : [{ start, end: Math.min(parse(to) ?? now, now) }]
    })
    .sort((a, b) => a.start - b.start)
  let counted = -Infinity
  let months = 0
  for (const { start, end } of spans) {
    months += Math.max(0, end + 1 - Math.max(start, counted))
    counted = Math.max(counted, end + 1)
  }
  return months
}

function parse(month: string): number | undefined {
  const read = parseMonth(month)
  if (!read || read === PRESENT) return undefined
  const [year, number] = read.split('-').map(Number)
  return year! * 12 + number! - 1
}

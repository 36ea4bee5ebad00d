import type { Item, Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import { checkOrder } from './check-order'
import { monthIndex } from './month-index'
import { EXPERIENCE_KINDS, type ShownEntry } from '../shown-entries'

/** Shorter gaps are not reported. */
const minGapMonths = 6
/** Looking for the first job, or preparing for an exam, takes no longer. */
const minStartMonths = 18
/** Two jobs may overlap in the month of the change. */
const maxOverlapMonths = 2

type Span = { entry: ShownEntry; from: number; to: number }

/** Checks for dates that are missing, impossible, or questionable. `today` is `YYYY-MM`. */
export function checkDates(resume: Resume, all: ShownEntry[], today: string): Finding[] {
  const now = monthIndex(today, 0) ?? 0
  const entries = all.filter(({ section }) => [...EXPERIENCE_KINDS, 'education'].includes(section.kind))
  const spans = entries.flatMap((entry): Span[] => {
    const from = monthIndex(entry.item.from, now)
    const to = monthIndex(entry.item.to || entry.item.from, now)
    return from !== undefined && to !== undefined && from <= to ? [{ entry, from, to }] : []
  })
  return [
    ...entries.flatMap((entry) => checkEntry(entry, now)),
    ...checkOrder(resume, now),
    ...checkJobs(spans),
  ]
}

function checkEntry({ section, item, name }: ShownEntry, now: number): Finding[] {
  const at = (field: 'from' | 'to') => ({ path: `${name}.${field}`, ownerId: item.id })
  const title = { name: nameOf(item) }
  const from = monthIndex(item.from, now)
  const to = monthIndex(item.to, now)
  if (item.from === '' && item.to === '')
    return section.kind === 'project' || section.kind === 'campus'
      ? []
      : [finding('noDate', at('from'), title)]
  // An admitted student may start in the future.
  if (from !== undefined && from > now && section.kind !== 'education')
    return [finding('futureStart', at('from'), { ...title, month: item.from })]
  if (from !== undefined && to !== undefined && to < from) return [finding('endBeforeStart', at('to'), title)]
  return []
}

/** Gaps that nothing covers, between jobs and before the first one, and overlapping jobs. */
function checkJobs(spans: Span[]): Finding[] {
  const jobs = spans.filter(({ entry }) => entry.section.kind === 'work').sort((a, b) => a.from - b.from)
  const found: Finding[] = []
  for (const [i, job] of jobs.entries()) {
    const at = { path: `${job.entry.name}.from`, ownerId: job.entry.item.id }
    const before = jobs.slice(0, i).sort((a, b) => b.to - a.to)[0]
    if (!before) {
      found.push(...checkStart(job, spans))
      continue
    }
    const names = { name: nameOf(job.entry.item), before: nameOf(before.entry.item) }
    const together = Math.min(before.to, job.to) - job.from + 1
    if (together > maxOverlapMonths) found.push(finding('overlap', at, { ...names, months: together }))
    const idle = uncoveredMonths(before.to, job.from, spans)
    if (idle >= minGapMonths) found.push(finding('gap', at, { ...names, months: idle }))
  }
  return found
}

/** A gap between the last degree and the first job. A degree taken beside a job is none before it. */
function checkStart(job: Span, spans: Span[]): Finding[] {
  const degrees = spans.filter(({ entry, to }) => entry.section.kind === 'education' && to < job.from)
  const last = degrees.sort((a, b) => b.to - a.to)[0]
  const idle = last ? uncoveredMonths(last.to, job.from, spans) : 0
  if (!last || idle < minStartMonths) return []
  const at = { path: `${job.entry.name}.from`, ownerId: job.entry.item.id }
  return [finding('gap', at, { name: nameOf(job.entry.item), before: nameOf(last.entry.item), months: idle })]
}

/** Months between two jobs that no other entry covers. */
function uncoveredMonths(gapStart: number, gapEnd: number, spans: Span[]): number {
  let idle = 0
  for (let month = gapStart + 1; month < gapEnd; month++)
    if (!spans.some(({ from, to }) => from <= month && month <= to)) idle++
  return idle
}

const nameOf = (item: Item) => item.title.trim() || item.subtitle.trim()

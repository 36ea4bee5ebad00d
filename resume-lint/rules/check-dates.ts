import { PRESENT } from '#contract/resume/month'
import type { Item, Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import type { SectionKind } from '#contract/resume/section-kinds'
import { EXPERIENCE_KINDS, type ShownEntry } from '../shown-entries'

const monthPattern = /^(\d{4})-(\d{2})$/
/** Shorter gaps are not reported. */
const minGapMonths = 6
/** Looking for the first job, or preparing for an exam, takes no longer. */
const minStartMonths = 18
/** Two jobs may overlap in the month of the change. */
const maxOverlapMonths = 2

/** Months since year 0; undefined for an invalid month. */
export function monthIndex(month: string, now: number): number | undefined {
  if (month === PRESENT) return now
  const [, year, of] = monthPattern.exec(month) ?? []
  return year ? Number(year) * 12 + Number(of) - 1 : undefined
}

/** Kinds whose entries should be sorted newest first. */
const orderedKinds: readonly SectionKind[] = ['education', 'work', 'internship']

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

/**
 * Projects may be sorted by importance; other kinds should be sorted newest first, by when they ended or
 * began. The fix is the sorted order.
 */
function checkOrder(resume: Resume, now: number): Finding[] {
  return resume.sections.flatMap((section, s) => {
    if (!section.visible || !orderedKinds.includes(section.kind)) return []
    const ends = section.items.map((item) => sortKeyOf(item, now))
    const isSorted = (some: (number | undefined)[]) => {
      const known = some.filter((end) => end !== undefined)
      return known.every((end, i) => i === 0 || known[i - 1]! >= end)
    }
    const starts = section.items.map(({ from }) => monthIndex(from, now))
    if (isSorted(ends) || isSorted(starts)) return []
    const sorted = section.items
      .map((item, i) => ({ item, key: ends[i] ?? -1 }))
      .sort((a, b) => b.key - a.key)
      .map(({ item }) => item)
    const path = `sections[${s}].items`
    return [
      finding('order', { path, ownerId: section.id }, { kind: section.kind, title: section.title }, [
        { path, value: sorted },
      ]),
    ]
  })
}

/** The end date, then the start date, as one number to sort by. */
function sortKeyOf(item: Item, now: number): number | undefined {
  const from = monthIndex(item.from, now)
  const to = monthIndex(item.to || item.from, now)
  if (to === undefined) return undefined
  return (item.to === PRESENT ? now + 1 : to) + (from ?? 0) / 100_000
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

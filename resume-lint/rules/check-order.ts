import { parseMonth, PRESENT } from '#contract/resume/month'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { finding, type Finding } from '../finding'
import { monthIndex } from './month-index'

/** Kinds whose entries are read newest first. */
const orderedKinds: readonly SectionKind[] = ['education', 'work', 'internship', 'project']
/** Two projects may stand by importance; so many, each newer than the one above, are in the order of time, upside down. */
const minProjects = 3

type Dated = { from: number; to: number }

/**
 * Sections whose entries do not stand newest first, by when they ended or began; the fix is the sorted order. What has no
 * date is left out, and equal dates leave the order open.
 */
export function checkOrder(resume: Resume, now: number): Finding[] {
  return resume.sections.flatMap((section, s) => {
    if (!section.visible || !orderedKinds.includes(section.kind)) return []
    if (!isOutOfOrder(section, now)) return []
    const path = `sections[${s}].items`
    const values = { kind: section.kind, title: section.title.trim() }
    return [
      finding('order', { path, ownerId: section.id }, values, [{ path, value: sortedItems(section, now) }]),
    ]
  })
}

function isOutOfOrder({ kind, items }: Section, now: number): boolean {
  const shown = items.filter(({ visible }) => visible)
  const dated = shown.flatMap((item) => datesOf(item, now) ?? [])
  if (dated.every(({ to }, i) => i === 0 || dated[i - 1]!.to >= to)) return false
  if (dated.every(({ from }, i) => i === 0 || dated[i - 1]!.from >= from)) return false
  if (kind === 'education') return !isByDegree(shown)
  if (kind !== 'project') return true
  return dated.length >= minProjects && dated.every(({ from }, i) => i === 0 || dated[i - 1]!.from < from)
}

/** Degrees, the highest first. */
const degrees = [
  /博士|ph\.?d|doctor/i,
  /硕士|研究生|master|mba/i,
  /本科|学士|bachelor/i,
  /大专|专科|高职|associate/i,
  /高中|中专|high school/i,
]

/** Whether degrees stand from the highest down, which is an order too. */
function isByDegree(items: readonly Item[]): boolean {
  const ranks = items.map(({ title, subtitle, tag }) => {
    const rank = degrees.findIndex((degree) => degree.test(`${tag} ${subtitle} ${title}`))
    return rank < 0 ? degrees.length : rank
  })
  const isFalling = ranks.every((rank, i) => i === 0 || ranks[i - 1]! <= rank)
  return isFalling && new Set(ranks).size > 1
}

/** One that goes on is newer than all that ended. */
function datesOf({ from, to }: Item, now: number): Dated | undefined {
  const end = parseMonth(to) === PRESENT ? now + 1 : monthIndex(to.trim() === '' ? from : to, now)
  const start = monthIndex(from, now) ?? end
  return start === undefined || end === undefined ? undefined : { from: start, to: end }
}

/** Newest first; what has no date stays last, in its order. */
function sortedItems({ items }: Section, now: number): Item[] {
  return items
    .map((item) => ({ item, dates: datesOf(item, now) ?? { from: -1, to: -1 } }))
    .sort((a, b) => b.dates.to - a.dates.to || b.dates.from - a.dates.from)
    .map(({ item }) => item)
}

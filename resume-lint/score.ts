import type { Resume } from '#contract/resume/resume'
import { GROUPS, RULES, type Finding, type Group, type RuleName } from './finding'
import { hanWidthOf, shownEntriesOf } from './shown-entries'

/** Maximum points of each group, and how many a finding of each level costs. */
const maxPointsByGroup: Record<Group, number> = {
  contact: 20,
  content: 25,
  dates: 15,
  wording: 20,
  details: 10,
  file: 10,
}
const costByLevel = { must: 8, should: 4, could: 2 }
/** Extra costs for findings that make a resume useless. */
const extraCosts: Partial<Record<RuleName, number>> = { noExperience: 20, noContact: 16 }

export type GroupScore = { group: Group; points: number; maxPoints: number }
/**
 * `mustCount`: findings that have to be mended whatever the total is. `isSparse`: too little is written for the total to say
 * much, since what is not there has no faults.
 */
export type Score = { total: number; groups: GroupScore[]; mustCount: number; isSparse: boolean }

/** In Han characters of all entries: it leaves more than a third of a page empty. */
const sparseBelow = 350

/**
 * The score, 0 to 100: each group starts with its points and loses some per finding, down to zero. A group
 * without content does not count, so that an empty page gets no points for its wording. `file` says whether
 * the PDF was checked.
 */
export function scoreOf(resume: Resume, findings: readonly Finding[], { file }: { file: boolean }): Score {
  const entries = shownEntriesOf(resume)
  const hasContentFor: Record<Group, boolean> = {
    contact: true,
    content: true,
    dates: entries.some(({ item }) => item.from || item.to),
    wording: entries.some(({ texts }) => texts.some(({ field }) => field === 'text')),
    details: entries.length > 0,
    file: file && entries.length > 0,
  }
  const groups = GROUPS.filter((group) => hasContentFor[group]).map((group): GroupScore => {
    const lostPoints = findings
      .filter(({ rule }) => RULES[rule][0] === group)
      .reduce((sum, { rule }) => sum + (extraCosts[rule] ?? costByLevel[RULES[rule][1]]), 0)
    return {
      group,
      points: Math.max(0, maxPointsByGroup[group] - lostPoints),
      maxPoints: maxPointsByGroup[group],
    }
  })
  const maxPoints = groups.reduce((sum, group) => sum + group.maxPoints, 0)
  const points = groups.reduce((sum, group) => sum + group.points, 0)
  const mustCount = findings.filter(({ rule }) => RULES[rule][1] === 'must').length
  const written = entries.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines.map(hanWidthOf)))
  const isSparse = written.reduce((sum, width) => sum + width, 0) < sparseBelow
  return { total: Math.round((points / maxPoints) * 100), groups, mustCount, isSparse }
}

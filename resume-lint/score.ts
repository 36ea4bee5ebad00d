import type { Resume } from '#contract/resume'
import { GROUPS, RULES, type Finding, type Group, type RuleName } from './finding'
import { entriesOf } from './places'

/** What each group can give, and what a finding of a level takes from it. */
const points: Record<Group, number> = {
  contact: 20,
  content: 25,
  dates: 15,
  wording: 20,
  details: 10,
  file: 10,
}
const cost = { must: 8, should: 4, could: 2 }
/** Without these there is no resume to speak of. */
const dear: Partial<Record<RuleName, number>> = { noExperience: 20, noContact: 16 }

export type GroupScore = { group: Group; got: number; of: number }
export type Score = { total: number; groups: GroupScore[] }

/**
 * 0 to 100: each group begins with its points and loses some for each finding, to nothing at the least. A group that
 * had nothing to look at does not count: an empty page is not praised for its wording. `file` says whether the PDF was read.
 */
export function scoreOf(resume: Resume, findings: readonly Finding[], { file }: { file: boolean }): Score {
  const entries = entriesOf(resume)
  const looksAt: Record<Group, boolean> = {
    contact: true,
    content: true,
    dates: entries.some(({ item }) => item.from || item.to),
    wording: entries.some(({ texts }) => texts.some(({ field }) => field === 'text')),
    details: entries.length > 0,
    file: file && entries.length > 0,
  }
  const groups = GROUPS.filter((group) => looksAt[group]).map((group): GroupScore => {
    const lost = findings
      .filter(({ rule }) => RULES[rule][0] === group)
      .reduce((sum, { rule }) => sum + (dear[rule] ?? cost[RULES[rule][1]]), 0)
    return { group, got: Math.max(0, points[group] - lost), of: points[group] }
  })
  const of = groups.reduce((sum, group) => sum + group.of, 0)
  const got = groups.reduce((sum, group) => sum + group.got, 0)
  return { total: Math.round((got / of) * 100), groups }
}

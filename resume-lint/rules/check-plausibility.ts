import type { Resume } from '#contract/resume/resume'
import { finding, type Finding } from '../finding'
import type { ShownEntry } from '../shown-entries'
import { monthIndex } from './month-index'

/** Nobody works before, or applies after, in years. */
const ages = { firstJob: 14, last: 80 }
/** What is shorter is no degree of its own, in months; longest names first. A master's abroad takes nine. */
const shortestDegrees: [degree: RegExp, name: string, months: number][] = [
  [/博士|ph\.?d|doctor/i, '博士', 24],
  [/硕士|master|\bm(?:sc|a|ba)\b/i, '硕士', 8],
  [/本科|学士|bachelor|\bb(?:sc|a|eng)\b/i, '本科', 20],
  [/大专|专科|高职/, '大专', 20],
]
/** Parts of a degree, or ways to one that are shorter. */
const partOfDegree =
  /联合培养|交换|交流|访问|访学|进修|预科|专升本|第二学位|双学位|辅修|肄业|exchange|visiting/i

/** Checks for dates that cannot be: of birth, or of a degree. `today` is `YYYY-MM`. */
export function checkPlausibility(resume: Resume, entries: ShownEntry[], today: string): Finding[] {
  const now = monthIndex(today, 0) ?? 0
  return [
    ...checkBirth(resume, entries, now),
    ...entries.filter(({ section }) => section.kind === 'education').flatMap((one) => checkDegree(one, now)),
  ]
}

function checkBirth({ basics }: Resume, entries: ShownEntry[], now: number): Finding[] {
  const birth = monthIndex(basics.birth, now)
  if (birth === undefined) return []
  const jobs = entries
    .filter(({ section }) => section.kind === 'work' || section.kind === 'internship')
    .flatMap(({ item }) => monthIndex(item.from, now) ?? [])
  const years = Math.floor((Math.min(now, ...jobs) - birth) / 12)
  const isPossible = years >= ages.firstJob && (now - birth) / 12 <= ages.last
  return isPossible ? [] : [finding('oddBirth', { path: 'basics.birth' }, { birth: basics.birth })]
}

function checkDegree({ item, name }: ShownEntry, now: number): Finding[] {
  const described = `${item.subtitle} ${item.tag} ${item.note}`
  const [from, to] = [monthIndex(item.from, now), monthIndex(item.to, now)]
  if (from === undefined || to === undefined || to < from || to >= now || partOfDegree.test(described))
    return []
  const degree = shortestDegrees.find(([pattern]) => pattern.test(described))
  const months = to - from + 1
  if (!degree || months >= degree[2]) return []
  return [finding('shortDegree', { path: `${name}.to`, ownerId: item.id }, { degree: degree[1], months })]
}

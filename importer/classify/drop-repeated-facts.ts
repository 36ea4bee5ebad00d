import type { Item, Resume } from '#contract/resume/resume'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { normalizeLabel } from './field-labels'

/** How forms call what the first entry of the education says too. */
const studyLabels = {
  title: '毕业院校 毕业学校 院校 学校 school university college',
  subtitle: '所学专业 专业 subject major',
  tag: '学历 学位 degree',
}
const fieldByLabel = new Map(
  (Object.keys(studyLabels) as (keyof typeof studyLabels)[]).flatMap((field) =>
    studyLabels[field].split(' ').map((label) => [label, field] as const),
  ),
)

/**
 * Removes from the personal details what a form takes from the education: the school and the field of study of its first entry.
 * One of them alone, or those of another entry, were chosen to be said.
 * @returns the unclassified texts but those that are fields already: a name or a school that stands at the head once more
 */
export function dropRepeatedFacts({ basics, sections }: Resume, unclassified: readonly string[]): string[] {
  const studies = sections.filter(({ kind }) => kind === 'education').flatMap(({ items }) => items)
  const [latest] = studies
  const isOfLatest = ({ label, value }: { label: string; value: string }) => {
    const field = fieldByLabel.get(normalizeLabel(label))
    return latest !== undefined && field !== undefined && bare(value) === bare(latest[field])
  }
  const fields = new Set(
    basics.custom.filter(isOfLatest).map(({ label }) => fieldByLabel.get(normalizeLabel(label))),
  )
  const isOfForm = fields.has('title') && fields.has('subtitle')
  const words = wordsOf(studies)
  const isKnown = (text: string) =>
    splitLineIntoParts(text).every((part) => words.has(bare(part)) || bare(part) === bare(basics.name))
  basics.custom = basics.custom.filter((one) =>
    one.label === '' ? !isKnown(one.value) : !(isOfForm && isOfLatest(one)),
  )
  return unclassified.filter((text) => splitLineIntoParts(text).length === 0 || !isKnown(text))
}

const bare = (text: string) => text.toLowerCase().replace(/[\s,，、]+/gu, '')
const wordsOf = (items: readonly Item[]) =>
  new Set(items.flatMap(({ title, subtitle, tag, place }) => [title, subtitle, tag, place].map(bare)))

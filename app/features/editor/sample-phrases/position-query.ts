import { hasPlaceholder } from '#app/components/find-placeholders'
import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { normalizePositionName } from '#resume-model/lines/position-name'
import { positionKinds } from './sample-phrase-kinds'
import type { SamplePhraseTarget } from './toggle-sample-phrase'

/** Whether the samples of a section are those of a position too: what one did there also sums one up. */
export const hasPositionSamples = (kind: SectionKind): boolean =>
  kind === 'skills' || kind === 'summary' || positionKinds.includes(kind)

/** What the samples need to know of whoever writes: the language, and whether there is work to sum up. */
export type Writer = { isEnglish: boolean; hasWorked: boolean }
export const writerOf = (resume: Resume): Writer => ({
  isEnglish: resume.style.headings === 'en',
  hasWorked: hasWorked(resume),
})

/** Internships alone are no years of work. */
function hasWorked({ sections }: Pick<Resume, 'sections'>): boolean {
  return sections.some(
    ({ kind, visible, items }) =>
      kind === 'work' &&
      visible &&
      items.some((item) => {
        const written = `${item.title}${item.subtitle}${item.text}`.trim()
        return item.visible && written !== '' && !/实习|\bintern/i.test(`${item.title} ${item.subtitle}`)
      }),
  )
}

/** What positions to look for: those of the entry first, then those of the resume. */
export function positionQueryOf(
  { intention }: Resume,
  { item, sectionKind }: Pick<SamplePhraseTarget, 'item' | 'sectionKind'>,
): { q: string; or: string } {
  // The placeholder of a draft is not yet the user's job title.
  const isNamed = positionKinds.includes(sectionKind) && !hasPlaceholder(item.subtitle)
  const own = isNamed ? normalizePositionName(item.subtitle) : ''
  const wanted = normalizePositionName(intention.position)
  return own && own !== wanted ? { q: own, or: wanted } : { q: wanted, or: '' }
}

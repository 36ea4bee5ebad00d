import { hasPlaceholder } from '#app/components/find-placeholders'
import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { isInternship, seniorFromYears, yearsWorked } from '#resume-model/years-worked'
import { namesHighRank, normalizePositionName } from '#resume-model/lines/position-name'
import { ownWordsOf } from './own-words'
import { positionKinds } from './sample-phrase-kinds'
import type { SamplePhraseTarget } from './toggle-sample-phrase'

/** Whether the samples of a section are those of a position too: what one did there also sums one up. */
export const hasPositionSamples = (kind: SectionKind): boolean =>
  kind === 'skills' || kind === 'summary' || positionKinds.includes(kind)

/** What the samples need to know of whoever writes: the language, whether there is work to sum up, whether years of it, own words. */
export type Writer = { isEnglish: boolean; hasWorked: boolean; isSenior: boolean; words: string[] }
export function writerOf(resume: Resume, words = ownWordsOf(resume)): Writer {
  const years = yearsWorked(resume)
  // Who has not written dates yet, and looks for work of a high rank, is no graduate.
  const isOfRank = years === 0 && namesHighRank(resume.intention.position)
  return {
    isEnglish: resume.style.headings === 'en',
    hasWorked: years > 0 || isOfRank || hasWorked(resume),
    isSenior: years >= seniorFromYears || isOfRank,
    words,
  }
}

/** Internships alone are no years of work. */
function hasWorked({ sections }: Pick<Resume, 'sections'>): boolean {
  return sections.some(
    ({ kind, visible, items }) =>
      kind === 'work' &&
      visible &&
      items.some((item) => {
        const written = `${item.title}${item.subtitle}${item.text}`.trim()
        return item.visible && written !== '' && !isInternship(item)
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

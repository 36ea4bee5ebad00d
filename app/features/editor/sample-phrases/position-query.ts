import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { positionKinds, type SamplePhraseTarget } from './toggle-sample-phrase'

/** Whether the samples of a section are those of a position. */
export const hasPositionSamples = (kind: SectionKind): boolean =>
  kind === 'skills' || positionKinds.includes(kind)

/** What positions to look for: those of the entry first, then those of the resume. */
export function positionQueryOf(
  { intention }: Resume,
  { item, sectionKind }: Pick<SamplePhraseTarget, 'item' | 'sectionKind'>,
): { q: string; or: string } {
  const own = positionKinds.includes(sectionKind) ? normalizePositionName(item.subtitle) : ''
  const wanted = normalizePositionName(intention.position)
  return own && own !== wanted ? { q: own, or: wanted } : { q: wanted, or: '' }
}

/** Returns a position's name as the library lists it: without seniority or trial. */
export function normalizePositionName(name: string): string {
  return name
    .replace(/[（(【].*/s, '')
    .replace(/^(高级|资深|中级|初级|助理|首席|实习)(?=.{2})/, '')
    .replace(/(实习生|（实习）)$/, '')
    .split(/[/、,，|·]/)[0]!
    .trim()
}

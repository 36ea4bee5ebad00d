import { generalPositionId } from '#contract/catalogue/general-position'
import type { SectionKind } from '#contract/resume/section-kinds'
import { byOwnWords } from './own-words'
import { hasPositionSamples, type Writer } from './position-query'
import type { SamplePhrases } from './sample-phrases-types'
import type { SamplePhraseKind } from './sample-phrase-kinds'

export type SamplePhraseGroup = {
  title:
    | 'skills'
    | 'junior'
    | 'senior'
    | 'anyPosition'
    | 'graduateSummary'
    | 'experiencedSummary'
    | 'juniorLines'
    | 'seniorLines'
  samples: string[]
}
type GroupsFor = {
  kind: SamplePhraseKind
  sectionKind: SectionKind
  writer: Writer
}

/** The samples for a section: those of the position first, then those that suit any; a summary's own ways before both. */
export function samplePhraseGroups(
  { position, sections, graduateSummary }: SamplePhrases,
  { kind, sectionKind, writer }: GroupsFor,
): SamplePhraseGroup[] {
  const ofSection = sections?.[sectionKind] ?? []
  if (sectionKind === 'summary') {
    const ofGraduates = [...(position?.graduateSummary ?? []), ...(graduateSummary ?? [])]
    const byLevel: SamplePhraseGroup[] = [
      { title: 'graduateSummary', samples: ofGraduates },
      { title: 'experiencedSummary', samples: ofSection },
    ]
    const ways = writer.hasWorked ? byLevel.toReversed() : byLevel
    // Lines that suit any position are better said in a summary's own way.
    const experiences =
      position?.isForAny || position?.id === generalPositionId
        ? []
        : linesOf(position, ['juniorLines', 'seniorLines'], writer)
    return [...ways, ...experiences].filter(({ samples }) => samples.length > 0)
  }
  const ofPosition: SamplePhraseGroup[] =
    !position || !hasPositionSamples(sectionKind)
      ? []
      : kind === 'words'
        ? [{ title: 'skills', samples: byOwnWords(position.skills, writer.words) }]
        : linesOf(position, ['junior', 'senior'], writer)
  return ofSection.length > 0 ? [...ofPosition, { title: 'anyPosition', samples: ofSection }] : ofPosition
}

/** What people do in a position, by level: that of the writer first. */
function linesOf(
  position: SamplePhrases['position'],
  [junior, senior]: ['junior', 'senior'] | ['juniorLines', 'seniorLines'],
  { isSenior, words }: Writer,
): SamplePhraseGroup[] {
  if (!position) return []
  const byLevel: SamplePhraseGroup[] = [
    { title: junior, samples: byOwnWords(position.lines.junior, words) },
    { title: senior, samples: byOwnWords(position.lines.senior, words) },
  ]
  return isSenior ? byLevel.toReversed() : byLevel
}

import type { SectionKind } from '#contract/resume/section-kinds'
import { hasPositionSamples } from './position-query'
import { generalId, type SamplePhrases } from './sample-phrases-types'
import type { SamplePhraseKind } from './toggle-sample-phrase'

export type SamplePhraseGroup = { title: 'skills' | 'junior' | 'senior' | 'anyPosition'; samples: string[] }
type GroupsFor = { kind: SamplePhraseKind; sectionKind: SectionKind; isEnglish: boolean }

/** The samples for a section: those of the position first, then those that suit any. */
export function samplePhraseGroups(
  { position, sections }: SamplePhrases,
  { kind, sectionKind, isEnglish }: GroupsFor,
): SamplePhraseGroup[] {
  // Lines that suit any position are better said in a summary's own way.
  const isGeneralSummary = sectionKind === 'summary' && position?.id === generalId
  const ofPosition: SamplePhraseGroup[] =
    !position || !hasPositionSamples(sectionKind) || isGeneralSummary
      ? []
      : kind === 'words'
        ? [{ title: 'skills', samples: position.skills }]
        : [
            { title: 'junior', samples: position.lines.junior },
            { title: 'senior', samples: position.lines.senior },
          ]
  const ofSection = sections?.[sectionKind]?.[isEnglish ? 'en' : 'zh'] ?? []
  return ofSection.length > 0 ? [...ofPosition, { title: 'anyPosition', samples: ofSection }] : ofPosition
}

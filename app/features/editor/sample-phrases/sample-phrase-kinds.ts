import type { SectionKind } from '#contract/resume/section-kinds'

/** The samples of a section kind: lines to adapt, or names of skills. */
export type SamplePhraseKind = 'lines' | 'words'

export function samplePhraseKindOf(kind: SectionKind): SamplePhraseKind | undefined {
  if (kind === 'skills') return 'words'
  const withLines = [...positionKinds, 'education', 'summary']
  return withLines.includes(kind) ? 'lines' : undefined
}

/** Kinds of sections in which people say what they did in a position. */
export const positionKinds: readonly SectionKind[] = ['work', 'internship', 'project', 'campus', 'custom']

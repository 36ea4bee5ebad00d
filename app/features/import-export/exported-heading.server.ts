import type { SectionKind } from '#contract/resume/section-kinds'
import { guessSectionKind, parseSectionHeading } from '#importer/classify/section-headings'
import { sectionTitles } from '#typeset/template-input/label-texts'

/**
 * What a heading of the owner's own words stands for: `演出经历` gets `项目经历`, so that recruiters' systems and our importer
 * know the kind of section. '' where the heading says it itself.
 */
export function meaningOfHeading(title: string, kind: SectionKind, lang: 'zh' | 'en'): string {
  const read = parseSectionHeading(title) ?? guessSectionKind(title) ?? { kind: 'custom' }
  return read.kind === kind ? '' : sectionTitles[lang][kind]
}

/** A heading with what it stands for in brackets: `演出经历（项目经历）`. */
export function exportedHeading(title: string, kind: SectionKind, lang: 'zh' | 'en'): string {
  const meaning = meaningOfHeading(title, kind, lang)
  if (meaning === '') return title
  return lang === 'zh' ? `${title}（${meaning}）` : `${title} (${meaning})`
}

import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { adjustSectionKinds } from './adjust-section-kinds'
import { appendUnclassified } from './append-unclassified'
import { classifyPersonalDetails } from './classify-personal-details'
import { readSection } from './read-section'
import { readWishes } from './read-wishes'
import { isRowOfForm } from './label-parts'
import { findNameLine, splitIntoSections, type DocumentSection } from './split-into-sections'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { isEnglish } from '../text/is-english'
import type { Line } from '../line'

/**
 * Builds a resume from a document's lines. Sections are recognised by names and headings, entries by headings
 * and dates. Unclassified lines go to a section of their own, so no word is lost. Never throws.
 */
export function classifyLines(written: Line[]): Resume {
  const all = written.flatMap(readWishes)
  const lines = all.filter(({ isRotated }) => !isRotated)
  const resume: Resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  const parts = takeFactsOutOfSummaries(splitIntoSections(lines))
  const unclassified: string[] = []
  const nameLine = findNameLine(lines)
  for (const part of parts) {
    const isNamed = resume.basics.name !== '' || (nameLine !== undefined && !part.lines.includes(nameLine))
    if (part.kind === 'head') unclassified.push(...classifyPersonalDetails(resume, part.lines, isNamed))
    else readSection(resume, { ...part, kind: part.kind })
  }
  if (isEnglish(lines.map(({ plain }) => plain))) resume.style.headings = 'en'
  return appendUnclassified(adjustSectionKinds(resume), all, unclassified)
}

/** Rows of labels and values below a summary, which a page draws in one block with it, are personal details. */
function takeFactsOutOfSummaries(parts: readonly DocumentSection[]): DocumentSection[] {
  return parts.flatMap((part) => {
    const hasCells = ({ plain }: Line) => plain.includes('\t')
    const isFact = (line: Line) => hasCells(line) && isRowOfForm(splitLineIntoParts(line.plain))
    const at = part.kind === 'summary' ? part.lines.findIndex(isFact) : -1
    if (at < 0) return [part]
    const facts = new Set(part.lines.slice(at).filter(hasCells))
    const lines = part.lines.filter((line) => !facts.has(line))
    return [
      { ...part, lines },
      { kind: 'head' as const, title: '', lines: [...facts] },
    ]
  })
}

import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'
import { adjustSectionKinds } from './adjust-section-kinds'
import { appendUnclassified } from './append-unclassified'
import { dropRepeatedFacts } from './drop-repeated-facts'
import { splitOffCover } from './split-off-cover'
import { classifyPersonalDetails } from './classify-personal-details'
import { readSection } from './read-section'
import { readWishes } from './read-wishes'
import { isFieldLabel } from './field-labels'
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
  const read = written.flatMap(readWishes).filter((line) => !isPhotoLabel(line))
  const upright = read.filter(({ isRotated }) => !isRotated)
  const { cover, lines } = splitOffCover(upright, findNameLine(upright))
  const all = [...lines, ...cover, ...read.filter(({ isRotated }) => isRotated)]
  const resume: Resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  const parts = takeFactsOutOfSummaries(splitIntoSections(lines))
  const unclassified: string[] = []
  const nameLine = findNameLine(lines)
  const hasLabel = parts.some(
    ({ kind, lines: rows }) => kind === 'head' && rows.some((line, i) => labelsName(line, rows[i + 1])),
  )
  for (const part of parts) {
    const isNamed =
      hasLabel || resume.basics.name !== '' || (nameLine !== undefined && !part.lines.includes(nameLine))
    if (part.kind === 'head') unclassified.push(...classifyPersonalDetails(resume, part.lines, isNamed))
    else readSection(resume, { ...part, kind: part.kind })
  }
  if (isEnglish(lines.map(({ plain }) => plain))) resume.style.headings = 'en'
  const news = dropRepeatedFacts(resume, unclassified)
  return appendUnclassified(adjustSectionKinds(resume), all, news)
}

/** The name in a form, whose title may stand in larger letters: `姓名` beside `王小明`, or above it. */
function labelsName({ plain }: Line, below: Line | undefined): boolean {
  const cells = plain.split('\t')
  return cells.some((cell, i) => {
    const [label = '', value = cells[i + 1] ?? below?.plain ?? ''] = cell.split(/[:：]/u)
    return /^(?:姓\s{0,4}名|Name)$/iu.test(label.trim()) && /^\s*\p{L}/u.test(value) && !isFieldLabel(value)
  })
}

/** What marks the place of a photo. */
const isPhotoLabel = ({ plain, isListItem }: Line) =>
  !isListItem &&
  /^\s*[（(]?(?:贴|本人|近期|免冠|[一二]寸|证件){0,4}(?:照\s{0,4}片|相片|照片处|Photo)[）)]?\s*$/iu.test(
    plain,
  )

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

import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { extractTrailingUrl, hasField, setFieldIfFree } from '#resume-model/lines/place-heading'
import { appendText, createEntry, canBeHeading, parseEntryHeading } from './build-entry'
import { adjustSectionKinds } from './adjust-section-kinds'
import { isEnglish } from '../text/is-english'
import { guessSectionKind, parseSectionHeading, stripDecoration } from './section-headings'
import { characterCount, type Line } from '../line'
import { classifyPersonalDetails } from './classify-personal-details'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { appendUnclassified } from './append-unclassified'

/** The lines of one section of the document; `head` has the personal details. */
type DocumentSection = { kind: Section['kind'] | 'head'; title: string; lines: Line[] }

/**
 * Builds a resume from a document's lines. Sections are recognised by names and headings, entries by headings
 * and dates. Unclassified lines go to a section of their own, so no word is lost. Never throws.
 */
export function classifyLines(all: Line[]): Resume {
  const lines = all.filter(({ isRotated }) => !isRotated)
  const resume: Resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  const parts = splitIntoSections(lines)
  const unclassified: string[] = []
  const nameLineFound = findNameLine(lines)
  for (const part of parts) {
    const isNamed =
      resume.basics.name !== '' || (nameLineFound !== undefined && !part.lines.includes(nameLineFound))
    if (part.kind === 'head') unclassified.push(...classifyPersonalDetails(resume, part.lines, isNamed))
    else classifySection(resume, { ...part, kind: part.kind })
  }
  if (isEnglish(lines.map(({ plain }) => plain))) resume.style.headings = 'en'
  return appendUnclassified(adjustSectionKinds(resume), all, unclassified)
}

function splitIntoSections(lines: Line[]): DocumentSection[] {
  const parts: DocumentSection[] = [{ kind: 'head', title: '', lines: [] }]
  const sectionHeadingLevel = findSectionLevel(lines)
  const nameLineFound = findNameLine(lines)
  for (const line of lines) {
    if (line === nameLineFound) {
      parts.push({ kind: 'head', title: '', lines: [line] })
      continue
    }
    const startedSection = sectionStartedBy(line, sectionHeadingLevel, isTitle(line, parts))
    if (startedSection === 'title') continue
    if (startedSection) parts.push({ ...startedSection, lines: [] })
    else parts.at(-1)!.lines.push(line)
  }
  return parts
}

/** The line in the largest letters is the name, even if a side column comes before it. */
function findNameLine(lines: Line[]): Line | undefined {
  const largest = lines.filter(({ isLevelFromSize, level }) => isLevelFromSize && level === 1)
  const [line] = largest
  const isUnambiguous = line && largest.length <= 2 && characterCount(line.plain) <= 40
  return isUnambiguous && !parseSectionHeading(line.plain) && !guessSectionKind(line.plain) ? line : undefined
}

/** The heading level of sections; 0 when no heading is a section. */
function findSectionLevel(lines: Line[]): number {
  const headings = lines.filter(({ level }) => level > 0)
  const known = headings.filter(({ plain }) => {
    const nameLineFound = parseSectionHeading(plain)
    return nameLineFound !== undefined && nameLineFound.kind !== 'title'
  })
  if (known.length > 0) return Math.min(...known.map(({ level }) => level))
  const levels = headings.map(({ level }) => level)
  const highest = Math.min(...levels)
  // A single heading above all others is the name.
  const isName = levels.filter((level) => level === highest).length === 1
  const next = levels.filter((level) => level > highest)
  if (headings.length === 0) return 0
  return isName ? (next.length > 0 ? Math.min(...next) : 0) : highest
}

/** A short line with space above it and a typical ending of section names. */
const sectionNamePattern =
  /^\p{Script=Han}{1,6}(?:经历|经验|背景|证书|职称|资格|技能|特长|奖项|荣誉|能力|评价|总结|成果)$/u

/** Whether 个人简历 is the document's title: above everything else, in larger letters, or next to the name. */
function isTitle({ isLevelFromSize, level, plain }: Line, [head, ...others]: DocumentSection[]): boolean {
  if (isLevelFromSize || (others.length === 0 && head!.lines.length === 0)) return true
  return others.length === 0 && head!.lines.length === 1 && level <= 1 && /个人|求职|vitae/i.test(plain)
}

function sectionStartedBy(
  line: Line,
  sectionHeadingLevel: number,
  isTitle: boolean,
): Omit<DocumentSection, 'lines'> | 'title' | undefined {
  if (line.isListItem || line.plain.trim() === '') return undefined
  const known = parseSectionHeading(line.plain)
  if (
    known &&
    (known.kind !== 'title' || isTitle) &&
    (line.level > 0
      ? line.isLevelFromSize || line.level <= Math.max(sectionHeadingLevel, 1)
      : sectionHeadingLevel === 0 || !line.plain.includes(' '))
  ) {
    if (known.kind === 'title') return 'title'
    return { kind: known.kind, title: known.kind === 'head' ? '' : known.title }
  }
  if (line.level === 0 && line.startsParagraph && sectionNamePattern.test(line.plain.trim())) {
    const nameLineFound = guessSectionKind(line.plain)
    if (nameLineFound) return nameLineFound
  }
  const bracketed = /^【[^【】]+】$/u.test(line.plain.trim())
  if (!bracketed && (line.level === 0 || line.level !== sectionHeadingLevel)) return undefined
  const hinted = guessSectionKind(line.plain)
  if (hinted) return hinted
  const title = stripDecoration(line.plain)
  return characterCount(title) <= 60 ? { kind: 'custom', title } : undefined
}

function classifySection(
  resume: Resume,
  { kind, title, lines }: DocumentSection & { kind: Section['kind'] },
): void {
  const number = resume.sections.length + 1
  const section: Section = { id: `s${number}`, kind, title, visible: true, items: [] }
  let entry: Item | undefined
  /** The entry has its heading; the line of role, place and dates may follow. */
  let startedSection = false
  const open = () => (entry = createEntry(section, `s${number}-${section.items.length + 1}`))

  lines.forEach((line, index) => {
    if (line.plain.trim() === '' && line.markdown.trim() === '') return
    if (line.level > 0) {
      open()
      startedSection = true
      const headingText = line.plain.trim()
      if (headingText === '-') return
      // A heading with tabs or dates contains more than the title.
      if (hasField(section.kind, 'title') && (hasDate(headingText) || /\t| {2,}/.test(headingText)))
        parseEntryHeading(section, entry!, line, true)
      else if (
        !setFieldIfFree(
          section.kind,
          entry!,
          'title',
          extractTrailingUrl(section.kind, entry!, headingText) || headingText,
        )
      )
        entry = appendText(section, entry!, line.markdown, false)
      return
    }
    if (startedSection && entry && canBeHeading(line) && isEntryMetadata(section, line)) {
      parseEntryHeading(section, entry, line, entry.title === '')
      startedSection = !hasDate(line.plain) && entry.subtitle === ''
      return
    }
    startedSection = false
    if (entry && isAddress(line.plain) && setFieldIfFree(section.kind, entry, 'link', addressOf(line.plain)))
      return
    if (hasField(section.kind, 'title') && beginsEntry(section, lines, index)) {
      open()
      if (hasDate(line.plain)) parseEntryHeading(section, entry!, line, true)
      else if (setFieldIfFree(section.kind, entry!, 'title', line.plain.trim())) startedSection = true
      else entry = appendText(section, entry!, line.markdown, false)
      return
    }
    entry = appendText(section, entry ?? open(), line.markdown, line.startsParagraph)
  })
  if (section.items.length > 0 || title !== '') resume.sections.push(...splitLongSection(section))
}

/**
 * Whether a line after a heading is metadata rather than text: separate parts, dates, or one short phrase.
 */
function isEntryMetadata(section: Section, { plain }: Line): boolean {
  if (!hasField(section.kind, 'subtitle')) return false
  if (hasDate(plain) || splitLineIntoParts(plain).length > 1) return true
  return characterCount(plain) <= 30 && !/[。；;.!！?？：:]$/u.test(plain) && !isAddress(plain)
}

/**
 * Whether an entry begins here in a document without headings: at the line with its dates, or at the short
 * line before it.
 */
function beginsEntry(section: Section, lines: Line[], index: number): boolean {
  const line = lines[index]!
  if (!canBeHeading(line) || section.kind === 'summary' || section.kind === 'skills') return false
  if (findDates(line.plain)?.isRange) return true
  if (hasDate(line.plain)) return characterCount(line.plain) <= 60 && !/[。；]$/u.test(line.plain)
  const next = lines[index + 1]
  return (
    next !== undefined &&
    next.level === 0 &&
    !isLessIndented(line, next) &&
    canBeHeading(next) &&
    characterCount(line.plain) <= 40 &&
    !/[。；，：:]$/u.test(line.plain) &&
    findDates(next.plain)?.isRange === true &&
    splitLineIntoParts(findDates(next.plain)?.rest ?? '').length <= 2
  )
}

/** An indented line belongs to the line before it. */
const isLessIndented = (line: Line, next: Line) =>
  line.x !== undefined && next.x !== undefined && line.x > next.x + 6

const isAddress = (text: string) => /^<?https?:\/\/[^\s<>]+>?$/i.test(text.trim())
const addressOf = (text: string) => text.trim().replace(/^<|>$/g, '')

/** Splits a section with too many entries into several of the same name. */
function splitLongSection(section: Section): Section[] {
  const { id, items } = section
  const count = Math.max(1, Math.ceil(items.length / ResumeLimits.items))
  return Array.from({ length: count }, (_, i) => ({
    ...section,
    id: i === 0 ? id : `${id}-part${i + 1}`,
    items: items.slice(i * ResumeLimits.items, (i + 1) * ResumeLimits.items),
  }))
}

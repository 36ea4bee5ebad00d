import type { Item, Resume, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { extractTrailingUrl, hasField, setFieldIfFree } from '#resume-model/lines/place-heading'
import { politicsPattern } from '#resume-model/lines/recognise-part'
import type { Line } from '../line'
import { appendText, canBeHeading, createEntry, parseEntryHeading } from './build-entry'
import { isTableHead, readLabelledFields, type LabelledField } from './entry-labels'
import {
  addressOf,
  areDatesInEverySecondLine,
  beginsEntry,
  isAddress,
  isEntryMetadata,
  isOnlyDates,
  isRoleLine,
} from './entry-starts'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { organisation } from './organisation'
import { isPlace } from './place-names'
import { joinCourseTable } from './join-course-table'
import { joinGrades } from './join-grades'
import { labelTableRows } from './label-table-rows'
import { normalizeDates } from './normalize-dates'
import { placeLabelledFields } from './place-labelled-fields'
import { isSecondLine, placeSecondLine } from './second-line'
import { readListedEntries } from './read-listed-entries'
import type { DocumentSection } from './split-into-sections'

/** Reads the entries of a section of the document into sections of the resume: more than one if it has too many entries. */
export function readSection(resume: Resume, part: DocumentSection & { kind: Section['kind'] }): void {
  const id = `s${resume.sections.length + 1}`
  const section: Section = { id, kind: kindOf(part), title: part.title, visible: true, items: [] }
  const lines = labelTableRows(joinGrades(joinCourseTable(part.lines)), section.kind)
    .filter(({ plain, markdown }) => plain.trim() !== '' || markdown.trim() !== '')
    .filter(({ plain }) => !isTableHead(plain))
    // Text keeps its dates as they are written: it is taken from the Markdown.
    .map((line) =>
      line.isListItem || labelledFieldsIn(section, line)
        ? line
        : { ...line, plain: normalizeDates(line.plain) },
    )
  const open = () => createEntry(section, `${id}-${section.items.length + 1}`)
  const areLabelled = lines.some((line) =>
    labelledFieldsIn(section, line)?.some(({ target }) => target === 'title'),
  )
  if (areLabelled || !readListedEntries(section, lines, open)) readEntries(section, lines, open, areLabelled)
  if (section.items.length > 0 || part.title !== '') resume.sections.push(...splitLongSection(section))
}

/** A label that names a project is in no section of another kind. */
const nameOfProject = /^(?:项目名称|Project name)\s?[:：]/iu
const projectRole = /^项目.{0,6}(?:负责|负责人|经理|主管|组长|成员)$/u

/** 实践经历 are of either kind: internships where they say so; what has a role in a project is one, whatever it is called. */
function kindOf({ kind, title, lines }: DocumentSection & { kind: Section['kind'] }): Section['kind'] {
  const tellsOfProject = ({ plain, isListItem }: Line) =>
    !isListItem &&
    (nameOfProject.test(plain.trim()) || splitLineIntoParts(plain).some((part) => projectRole.test(part)))
  if (kind === 'custom' && lines.some(tellsOfProject)) return 'project'
  // Languages have no dates; `语言与证书` are certificates.
  if (kind === 'languages' && lines.filter(({ plain }) => hasDate(plain)).length * 2 > lines.length)
    return 'certificates'
  const isEither = kind === 'campus' && /实践/u.test(title)
  return isEither && lines.some(({ plain }) => /实习/u.test(plain)) ? 'internship' : kind
}

function labelledFieldsIn({ kind }: Section, line: Line): LabelledField[] | undefined {
  return line.isListItem || line.level > 0 ? undefined : readLabelledFields(line.plain, kind)
}

/**
 * Entries that begin with a heading, a line with dates, or labelled fields, and have text below.
 * @param areLabelled where names are labelled, no other line begins an entry
 */
function readEntries(section: Section, lines: readonly Line[], open: () => Item, areLabelled: boolean): void {
  let entry: Item | undefined
  /** The entry has its heading; the line of role, place and dates may follow. */
  let awaitsMetadata = false
  /** The line last put into an entry's heading. */
  let headingLine: Line | undefined
  const areInTwoLines = areDatesInEverySecondLine(lines)
  const begins = (index: number) => (areInTwoLines ? index % 2 === 0 : beginsEntry(section, lines, index))

  lines.forEach((line, index) => {
    const isSecondRow =
      entry?.from === '' && headingLine === lines[index - 1] && isBelowName(headingLine, line)
    if (line.level > 0 && !isSecondRow) {
      entry = open()
      const next = lines[index + 1]
      const isPlaced = isBelowName(line, next) && placeNameAndPlace(section, entry, line, next)
      if (!isPlaced) readHeading(section, entry, line)
      headingLine = line
      awaitsMetadata = true
      return
    }
    const labelled = labelledFieldsIn(section, line)
    if (labelled && hasField(section.kind, 'title')) {
      entry = placeLabelledFields(section, entry, labelled, open)
      awaitsMetadata = false
      return
    }
    if (awaitsMetadata && entry && canBeHeading(line) && isEntryMetadata(section, line)) {
      // A place of its own between the dates and the name.
      if (
        entry.title === '' &&
        isPlace(line.plain.trim()) &&
        setFieldIfFree(section.kind, entry, 'place', line.plain.trim())
      )
        return
      parseEntryHeading(section, entry, line, entry.title === '')
      headingLine = line
      const next = lines[index + 1]
      const hasDateBelow =
        entry.from === '' &&
        next !== undefined &&
        ((!next.startsParagraph && hasDate(next.plain)) || isOnlyDates(next))
      const isRoleBelow = entry.subtitle === '' && isRoleLine(section, next)
      awaitsMetadata = hasDate(line.plain) ? isRoleBelow : entry.subtitle === '' || hasDateBelow
      return
    }
    if (entry && lines[index - 1] === headingLine && isSecondLine(section, entry, line)) {
      placeSecondLine(section, entry, line)
      awaitsMetadata = false
      return
    }
    awaitsMetadata = false
    if (entry && isAddress(line.plain) && setFieldIfFree(section.kind, entry, 'link', addressOf(line.plain)))
      return
    if (areLabelled || !hasField(section.kind, 'title') || !begins(index)) {
      entry = appendText(section, entry ?? open(), line.markdown, line.startsParagraph)
      return
    }
    entry = open()
    headingLine = line
    if (hasDate(line.plain)) {
      if (!placeBesideDates(section, entry, line, lines[index + 1]))
        parseEntryHeading(section, entry, line, true)
      const isNameBelow = entry.title === ''
      awaitsMetadata = isNameBelow || (entry.subtitle === '' && isRoleLine(section, lines[index + 1]))
    } else if (partedHeading.test(line.plain)) {
      if (!placeNameAndPlace(section, entry, line, lines[index + 1]))
        parseEntryHeading(section, entry, line, true)
      awaitsMetadata = true
    } else if (setFieldIfFree(section.kind, entry, 'title', line.plain.trim())) awaitsMetadata = true
    else entry = appendText(section, entry, line.markdown, false)
  })
}

/** A name and what stands at the end of its line, where the next line says the role and the dates: a place, or what is like one. */
function placeNameAndPlace(section: Section, entry: Item, { plain }: Line, next: Line | undefined): boolean {
  const [name = '', place = '', ...others] = splitLineIntoParts(plain)
  const dates = findDates(next?.plain ?? '')
  const saysRole = splitLineIntoParts(dates?.rest ?? '').some((part) => !isPlace(part))
  if (!dates || !saysRole || place === '' || others.length > 0) return false
  return (
    setFieldIfFree(section.kind, entry, 'place', place) && setFieldIfFree(section.kind, entry, 'title', name)
  )
}

/** Dates and what stands beside them, above a name that is a line of its own: a place, or what is like one. */
function placeBesideDates(section: Section, entry: Item, { plain }: Line, next: Line | undefined): boolean {
  const dates = findDates(plain)
  const [beside = '', ...others] = splitLineIntoParts(dates?.rest ?? '')
  if (!dates || !next || others.length > 0) return false
  if (next.level > 0 || !canBeHeading(next) || hasDate(next.plain)) return false
  const [name = ''] = splitLineIntoParts(next.plain)
  const isPart = section.kind === 'education' && /(?:学院|系|学部)$/u.test(beside)
  const isName = organisation.test(beside) && !isPart
  const isBeside = !isName && (politicsPattern.test(beside) || organisation.test(name))
  if (!isBeside || !hasField(section.kind, 'to') || !setFieldIfFree(section.kind, entry, 'place', beside))
    return false
  Object.assign(entry, { from: dates.from, to: dates.to })
  return true
}

/** Separators within a heading that has more than the title: tabs, wide gaps, bars and dots with space around them. */
const partedHeading = /\t| {2,}|\s[|｜·•]\s/u

function readHeading(section: Section, entry: Item, line: Line): void {
  const text = line.plain.trim()
  if (text === '-') return
  if (hasField(section.kind, 'title') && (hasDate(text) || partedHeading.test(text))) {
    parseEntryHeading(section, entry, line, true)
    return
  }
  const title = extractTrailingUrl(section.kind, entry, text) || text
  if (!setFieldIfFree(section.kind, entry, 'title', title)) appendText(section, entry, line.markdown, false)
}

/** A second row as large as the name above it, with the role and the dates. */
const isBelowName = (name: Line | undefined, line: Line | undefined) =>
  name !== undefined &&
  line !== undefined &&
  name.level > 0 &&
  name.level === line.level &&
  !line.startsParagraph &&
  !hasDate(name.plain) &&
  hasDate(line.plain)

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

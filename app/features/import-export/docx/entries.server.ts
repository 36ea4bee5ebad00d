import { HeadingLevel, LeaderType, Paragraph, TabStopType, TextRun } from 'docx'
import type { PageEntry, PageSection } from '#typeset/template-input/template-input'
import { entryDetails } from '../entry-details'
import { emWidth, twips, type Column, type Sheet } from './measures.server'
import { pictureRun } from './pictures.server'
import { richParagraphs, runsOf } from './rich-text.server'

/** Kinds whose entries are a label and what belongs to it. */
const labelledKinds = ['skills', 'languages']
/** Widest column of labels, in sizes of the text. */
const maxLabel = 9

/** The entries of a section under each other. */
export function entriesOf(sheet: Sheet, section: PageSection, { ...column }: Column): Paragraph[] {
  // An introduction has no dates and begins at the edge.
  if (section.kind === 'summary') column.isPlain = true
  const isLabelled = labelledKinds.includes(section.kind) && !column.isNarrow
  const isClose = section.entries.every(({ text, picture }) => text.length === 0 && !picture)
  const label = Math.max(0, ...section.entries.map(({ title }) => emWidth(title)))
  return section.entries.flatMap((entry, i) => {
    if (isLabelled && isLabel(entry) && label <= maxLabel)
      return [
        labelledParagraph(entry, leftOf(sheet, column) || twips((label + 1.5) * sheet.model.style.size)),
      ]
    return entryParagraphs(sheet, entry, column, i === 0, isClose)
  })
}

/** Where the text of entries begins in twips: beside their dates, where those have a column. */
export function leftOf({ look, model }: Sheet, column: Column): number {
  if (look.dates !== 'left' || column.isNarrow || column.isPlain) return 0
  const dates = model.sections.flatMap(({ entries }) => entries.map(({ date }) => emWidth(date)))
  return twips((Math.min(Math.max(5, ...dates), 11) + 1.4) * model.style.size)
}

const isLabel = ({ title, subtitle, tag, place, date, link, note, text, picture }: PageEntry) =>
  title !== '' &&
  ![subtitle, tag, place, date, note].some(Boolean) &&
  !link &&
  !picture &&
  text.length === 1 &&
  text[0]!.type === 'paragraph'

/** The label in bold, beside it the text. */
function labelledParagraph({ title, text }: PageEntry, left: number): Paragraph {
  const [block] = text
  const runs = block?.type === 'paragraph' ? runsOf(block.runs) : []
  return new Paragraph({
    children: [new TextRun({ text: title, bold: true }), new TextRun('\t'), ...runs],
    indent: { left, hanging: left },
    tabStops: [{ type: TabStopType.LEFT, position: left }],
  })
}

/** The title in bold, the details, the date where the template has it, then the text. */
function entryParagraphs(
  sheet: Sheet,
  entry: PageEntry,
  column: Column,
  isFirst: boolean,
  isClose: boolean,
): Paragraph[] {
  const { model, colours, jpegs } = sheet
  const { link, note, text, picture } = entry
  const left = leftOf(sheet, column)
  const room = column.width - left
  const jpeg = picture && jpegs.get(picture.path)
  const indent = { left }
  const quiet = (words: string) => new TextRun({ text: words, color: colours.soft })
  const gap = twips(model.style.size * (isClose ? 0.2 : 0.7) * model.style.spacing)
  const heads = headParagraphs(sheet, entry, column, isFirst ? 0 : gap)
  return [
    ...heads,
    ...(note && !isNoteBeside(sheet, entry, room)
      ? [new Paragraph({ children: [quiet(note)], indent })]
      : []),
    ...(link ? [new Paragraph({ children: runsOf([{ text: link.text, url: link.url }]), indent })] : []),
    ...richParagraphs(text, {
      left,
      ...(heads.length === 0 && !isFirst && { style: { spacing: { before: gap } } }),
    }),
    ...(jpeg ? [new Paragraph({ children: [pictureRun(jpeg, picture.ratio, room)], indent })] : []),
  ]
}

/** A short note stands on the line of the title. */
function isNoteBeside({ model, look }: Sheet, entry: PageEntry, room: number): boolean {
  const { title, date, note } = entry
  const parts = look.rest === 'below' ? [title, note] : [title, note, ...entryDetails({ ...entry, date: '' })]
  const ems = parts.reduce(
    (sum, part) => sum + emWidth(part) + 1.2,
    look.dates === 'right' ? emWidth(date) + 2 : 0,
  )
  return title !== '' && ems < room / twips(model.style.size)
}

/** The lines above the text of an entry. */
function headParagraphs(sheet: Sheet, entry: PageEntry, column: Column, before: number): Paragraph[] {
  const { look, colours } = sheet
  const { title, date } = entry
  const beside = isNoteBeside(sheet, entry, column.width - leftOf(sheet, column)) ? [entry.note] : []
  const details = [...entryDetails({ ...entry, date: '' }), ...beside].filter(Boolean)
  const [first = '', ...others] = title ? [title, ...details] : details
  const room = (column.width - leftOf(sheet, column)) / twips(sheet.model.style.size)
  const isBelow =
    column.isNarrow ||
    (look.rest === 'below' && entry.text.length > 0) ||
    [title, ...details, date].reduce((sum, part) => sum + emWidth(part) + 1, 0) > room
  const colour = { soft: colours.soft, accent: colours.accentInk, ink: colours.ink }[look.restColour]
  const dateRun = new TextRun({ text: date, bold: false, color: colours.soft })
  const rest = (parts: string[]) =>
    parts.map(
      (text, i) => new TextRun({ text: `  ${text}`, bold: false, color: i === 0 ? colour : colours.soft }),
    )
  const head = [
    ...(first ? [new TextRun({ text: first, bold: title !== '' })] : []),
    ...(isBelow ? [] : rest(others)),
  ]
  const below = [
    ...others.map(
      (text, i) =>
        new TextRun({ text: i === 0 ? text : `  ${text}`, color: i === 0 ? colour : colours.soft }),
    ),
  ]
  if (column.isNarrow) {
    if (date)
      below.push(new TextRun({ text: `${others.length > 0 ? '  ' : ''}${date}`, color: colours.soft }))
  }
  if (head.length === 0 && !date) return []
  const left = leftOf(sheet, column)
  const line = datedLine(sheet, column, { date, dateRun, head, left, before })
  const second =
    isBelow && below.length > 0 ? [new Paragraph({ children: below, indent: { left }, keepNext: true })] : []
  return [...line, ...second]
}

type Head = { date: string; dateRun: TextRun; head: TextRun[]; left: number; before: number }

/** The line of the title with its date: beside it, at the right edge, or above. */
function datedLine(
  { look }: Sheet,
  column: Column,
  { date, dateRun, head, left, before }: Head,
): Paragraph[] {
  const heading = HeadingLevel.HEADING_2
  const spacing = { before }
  if (column.isNarrow) return head.length > 0 ? [new Paragraph({ heading, children: head, spacing })] : []
  if (look.dates === 'left') {
    return [
      new Paragraph({
        ...{ heading, spacing, indent: { left, hanging: left } },
        children: [...(date ? [dateRun] : []), new TextRun('\t'), ...head],
        tabStops: [{ type: TabStopType.LEFT, position: left }],
      }),
    ]
  }
  if (look.dates === 'above') {
    const above = new Paragraph({ children: [dateRun], spacing, keepNext: true })
    return [...(date ? [above] : []), new Paragraph({ heading, children: head, ...(!date && { spacing }) })]
  }
  const leader = look.leader ? LeaderType.DOT : LeaderType.NONE
  return [
    new Paragraph({
      ...{ heading, spacing },
      children: [...head, ...(date ? [new TextRun({ text: '\t', bold: false }), dateRun] : [])],
      tabStops: [{ type: TabStopType.RIGHT, position: column.width, leader }],
    }),
  ]
}

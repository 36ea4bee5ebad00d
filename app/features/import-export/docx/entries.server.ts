import { HeadingLevel, LeaderType, Paragraph, TabStopType, TextRun, type IRunOptions } from 'docx'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { PageEntry, PageSection } from '#typeset/template-input/template-input'
import { entryDetails } from '../entry-details'
import { fieldLabel, labelledFields, type Field } from '../field-labels.server'
import { emWidth, twips, type Column, type DocxContext } from './measures.server'
import { pictureRun } from './pictures.server'
import { richParagraphs, runsOf } from './rich-text.server'

/** The document, and the kind of the section. */
type SectionContext = DocxContext & { kind: SectionKind }
/** A field of an entry: its words, and the style that says what they are. */
type Words = { text: string; style: string | undefined }

/** Kinds whose entries are a label and what belongs to it. */
const labelledKinds = ['skills', 'languages']
/** Widest column of labels, in sizes of the text. */
const maxLabel = 9

/** The entries of a section under each other. */
export function entriesOf(shared: DocxContext, section: PageSection, { ...column }: Column): Paragraph[] {
  const context: SectionContext = { ...shared, kind: section.kind as SectionKind }
  // An introduction has no dates and begins at the edge.
  if (section.kind === 'summary') column.isPlain = true
  const isLabelled = labelledKinds.includes(section.kind) && !column.isNarrow
  const isClose = section.entries.every(({ text, picture }) => text.length === 0 && !picture)
  const label = Math.max(0, ...section.entries.map(({ title }) => emWidth(title)))
  return section.entries.flatMap((entry, i) => {
    if (isLabelled && isLabel(entry) && label <= maxLabel)
      return [
        labelledParagraph(
          context,
          entry,
          leftOf(context, column) || twips((label + 1.5) * context.model.style.size),
        ),
      ]
    return entryParagraphs(context, entry, column, i === 0, isClose)
  })
}

/** Where the text of entries begins in twips: beside their dates, where those have a column. */
export function leftOf({ look, model }: DocxContext, column: Column): number {
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

/** The words of a field, in the style that names it. */
function wordsOf({ fields, kind, model }: SectionContext, entry: PageEntry, field: Field): Words[] {
  const text = field === 'dates' ? entry.date : entry[field]
  const label = labelledFields(kind).includes(field) ? fieldLabel(kind, field, model.lang, text) : ''
  return text === '' ? [] : [{ text, style: fields.idOf(label) }]
}

/** The label in bold, beside it the text. */
function labelledParagraph(context: SectionContext, entry: PageEntry, left: number): Paragraph {
  const [block] = entry.text
  const runs = block?.type === 'paragraph' ? runsOf(block.runs) : []
  const title = wordsOf(context, entry, 'title').map((words) => new TextRun({ ...words, bold: true }))
  return new Paragraph({
    children: [...title, new TextRun('\t'), ...runs],
    indent: { left, hanging: left },
    tabStops: [{ type: TabStopType.LEFT, position: left }],
  })
}

/** The title in bold, the details, the date where the template has it, then the text. */
function entryParagraphs(
  context: SectionContext,
  entry: PageEntry,
  column: Column,
  isFirst: boolean,
  isClose: boolean,
): Paragraph[] {
  const { model, colours, jpegs } = context
  const { link, note, text, picture } = entry
  const left = leftOf(context, column)
  const room = column.width - left
  const jpeg = picture && jpegs.get(picture.path)
  const indent = { left }
  const quiet = (words: Words) => new TextRun({ ...words, color: colours.soft })
  const gap = twips(model.style.size * (isClose ? 0.15 : 0.6) * model.style.spacing)
  const heads = headParagraphs(context, entry, column, isFirst ? 0 : gap)
  return [
    ...heads,
    ...(note && !isNoteBeside(context, entry, room)
      ? [new Paragraph({ children: wordsOf(context, entry, 'note').map(quiet), indent })]
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
function isNoteBeside({ model, look }: DocxContext, entry: PageEntry, room: number): boolean {
  const { title, date, note } = entry
  const parts = look.rest === 'below' ? [title, note] : [title, note, ...entryDetails({ ...entry, date: '' })]
  const ems = parts.reduce(
    (sum, part) => sum + emWidth(part) + 1.2,
    look.dates === 'right' ? emWidth(date) + 2 : 0,
  )
  return title !== '' && ems < room / twips(model.style.size)
}

/** The lines above the text of an entry. */
function headParagraphs(
  context: SectionContext,
  entry: PageEntry,
  column: Column,
  before: number,
): Paragraph[] {
  const { look, colours } = context
  const { title, date } = entry
  const left = leftOf(context, column)
  const room = (column.width - left) / twips(context.model.style.size)
  const hasNote = isNoteBeside(context, entry, column.width - left)
  const fields: Field[] = ['title', 'subtitle', 'tag', 'place', ...(hasNote ? (['note'] as const) : [])]
  const all = fields.flatMap((field) => wordsOf(context, entry, field))
  const isBelow =
    column.isNarrow ||
    (look.rest === 'below' && entry.text.length > 0) ||
    all.reduce((sum, { text }) => sum + emWidth(text) + 1, emWidth(date)) > room
  const first = { soft: colours.soft, accent: colours.accentInk, ink: colours.ink }[look.restColour]
  const rest = all
    .slice(1)
    .map(({ text, style }, i) => ({ text, style, bold: false, color: i === 0 ? first : colours.soft }))
  const dates = wordsOf(context, entry, 'dates').map((words) => ({
    ...words,
    bold: false,
    color: colours.soft,
  }))
  const head = [
    ...all.slice(0, 1).map((words) => ({ ...words, bold: title !== '' })),
    ...(isBelow ? [] : rest),
  ]
  const below = [...(isBelow ? rest : []), ...(column.isNarrow ? dates : [])]
  if (head.length === 0 && dates.length === 0) return []
  return [
    ...datedLine(context, column, { dates: spaced(dates), head: spaced(head), left, before }),
    ...(below.length > 0
      ? [new Paragraph({ children: spaced(below), indent: { left }, keepNext: true })]
      : []),
  ]
}

/** Runs with white between them. */
const spaced = (runs: readonly IRunOptions[]) =>
  runs.map((run, i) => new TextRun({ ...run, text: (i > 0 ? '  ' : '') + run.text }))

type Head = { dates: TextRun[]; head: TextRun[]; left: number; before: number }

/** The line of the title with its date: beside it, at the right edge, or above. */
function datedLine({ look }: DocxContext, column: Column, { dates, head, left, before }: Head): Paragraph[] {
  const heading = HeadingLevel.HEADING_2
  const spacing = { before }
  if (column.isNarrow) return head.length > 0 ? [new Paragraph({ heading, children: head, spacing })] : []
  if (look.dates === 'left') {
    return [
      new Paragraph({
        ...{ heading, spacing, indent: { left, hanging: left } },
        children: [...dates, new TextRun('\t'), ...head],
        tabStops: [{ type: TabStopType.LEFT, position: left }],
      }),
    ]
  }
  if (look.dates === 'above') {
    const isOver = dates.length > 0 && head.length > 0
    const children = [...dates, ...(isOver ? [new TextRun({ break: 1 })] : []), ...head]
    return [new Paragraph({ heading, children, spacing })]
  }
  const leader = look.leader ? LeaderType.DOT : LeaderType.NONE
  return [
    new Paragraph({
      ...{ heading, spacing },
      children: [...head, ...(dates.length > 0 ? [new TextRun('\t'), ...dates] : [])],
      tabStops: [{ type: TabStopType.RIGHT, position: column.width, leader }],
    }),
  ]
}

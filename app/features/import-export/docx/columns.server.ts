import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { PageBlock, PageEntry, PageSection } from '#typeset/template-input/template-input'
import { contactRow, detailGrid, otherDetails, toneOf } from './details.server'
import { entriesOf } from './entries.server'
import { apart, endingInParagraph, headParts, nameParts } from './head.server'
import { headingParagraph } from './headings.server'
import {
  emWidth,
  fillOf,
  noBorders,
  noMargins,
  twips,
  twipsOfMm,
  type Column,
  type Sheet,
} from './measures.server'
import { photoRun, photoSize } from './pictures.server'

type Part = Paragraph | Table

const inner = twipsOfMm(7)
const gutter = twipsOfMm(8)

/** Headings in a column at the left, the entries beside: a row a section, which may go on on the next page. */
export function railTable(sheet: Sheet, sections: readonly PageSection[]): Table {
  const { look, width, model, colours } = sheet
  const isForm = look.layout === 'form'
  const rail = twipsOfMm(look.railWidth)
  const between = isForm ? 100 : twipsOfMm(5)
  const column = { width: width - rail - 2 * between, isNarrow: false }
  const line = { style: 'single' as const, size: 4, color: colours.tint(0.45) }
  const borders = isForm ? { top: line, bottom: line, left: line, right: line } : undefined
  const accentLine = { style: 'single' as const, size: 12, color: colours.accent }
  const railBorder = look.railLine ? { left: accentLine } : undefined
  const air = twips(model.style.size * 0.9 * model.style.spacing)
  const cell = (children: readonly Part[], size: number, isLabel: boolean) =>
    new TableCell({
      children: endingInParagraph(children),
      width: { size, type: WidthType.DXA },
      borders: isLabel || !railBorder ? borders : railBorder,
      ...(isForm && isLabel && { shading: fillOf(colours.tint(0.07)) }),
      margins: {
        left: isLabel && !isForm ? 0 : between,
        right: isForm ? between : 0,
        top: isForm ? 60 : air,
        bottom: isForm ? 60 : 0,
      },
    })
  return new Table({
    ...{ layout: TableLayoutType.FIXED, columnWidths: [rail, width - rail] },
    ...(!isForm && { borders: noBorders }),
    width: { size: width, type: WidthType.DXA },
    rows: sections.map(
      (section) =>
        new TableRow({
          children: [
            cell([headingParagraph(sheet, section, { width: rail, isNarrow: false }, true)], rail, true),
            cell(entriesOf(sheet, section, column), width - rail, false),
          ],
        }),
    ),
  })
}

/** Sections under each other in one column. */
export function sectionParts(
  sheet: Sheet,
  sections: readonly PageSection[],
  column: Column,
  isTop = false,
): Paragraph[] {
  return sections.flatMap((section, i) => [
    ...(section.title ? [headingParagraph(sheet, section, column, isTop && i === 0)] : []),
    ...entriesOf(sheet, section, column),
  ])
}

/**
 * Two columns as a table of one row, read one after the other. What would not fit beside the narrow one on the
 * first page comes after it in the whole width, as in the templates.
 */
export function twoColumns(sheet: Sheet, sections: readonly PageSection[]): Part[] {
  const { look, width, margin, paper, colours, model } = sheet
  const isLeft = look.layout === 'left'
  const isPage = look.sideGround === 'page'
  const isBeside = ({ column, kind }: PageSection) =>
    column ? column === 'side' : look.sideKinds.includes(kind)
  const band = twipsOfMm(look.sideWidth)
  const pad = look.sideGround === 'none' ? 0 : inner
  const sidePad = look.sideHead === 'dark' ? 0 : pad
  // A ground that reaches the edge of the page begins in the margin.
  const out = isPage ? margin : 0
  const mainWidth = width + out - band - gutter
  const narrow = { width: band - 2 * pad, isNarrow: true }
  const main = { width: mainWidth, isNarrow: false }
  // Beside a column that begins at the top of the page, who it is stands over the story.
  const head = headParts({ ...sheet, width: isPage && !isLeft ? mainWidth : width })
  const isHeadInside = isPage && !isLeft
  const room = (paper.height - 2 * margin) / 20 - (isLeft ? 0 : 8 * model.style.size)
  const { beside, after } = fitting(
    sheet,
    sections.filter((it) => !isBeside(it)),
    mainWidth,
    room,
  )
  const side = sideParts(sheet, sections.filter(isBeside), narrow)
  const cell = (children: readonly Part[], size: number, margins: object, fill?: string) =>
    new TableCell({
      children: endingInParagraph(children),
      width: { size, type: WidthType.DXA },
      ...(fill && { shading: fillOf(fill) }),
      margins: { ...noMargins, ...margins },
    })
  const isCard = look.sideGround === 'card'
  const sideCell = cell(
    side,
    band,
    { left: sidePad, right: sidePad, ...(isCard && { top: 140, bottom: 140 }) },
    isCard ? colours.tint(0.07) : undefined,
  )
  const story = sectionParts(sheet, beside, main, true)
  const mainCell = cell(
    isHeadInside ? [...head, ...story] : story,
    mainWidth + gutter,
    isLeft ? { left: gutter } : { right: gutter },
  )
  const table = new Table({
    ...{ layout: TableLayoutType.FIXED, borders: noBorders },
    columnWidths: isLeft ? [band, mainWidth + gutter] : [mainWidth + gutter, band],
    indent: { size: isLeft ? -out : 0, type: WidthType.DXA },
    width: { size: width + out, type: WidthType.DXA },
    rows: [new TableRow({ children: isLeft ? [sideCell, mainCell] : [mainCell, sideCell] })],
  })
  const rest = sectionParts(sheet, after, { width, isNarrow: false })
  const top = isHeadInside || isLeft ? [] : head
  if (rest.length === 0) return [...top, ...apart(top, table)]
  return [
    ...top,
    ...apart(top, table),
    new Paragraph({ style: 'Anchor', ...(isPage && { pageBreakBefore: true }) }),
    ...rest,
  ]
}

/** The narrow column: who it is where that stands there, the facts, the sections. */
function sideParts(sheet: Sheet, sections: readonly PageSection[], column: Column): Part[] {
  const { look, model, photo } = sheet
  const size = look.photo === 'side' ? photoSize(sheet) : undefined
  const tone = toneOf(sheet)
  const share = size ? column.width / twipsOfMm(size.width) : 1
  const portrait = size
    ? [
        new Paragraph({
          children: [
            photoRun(photo!, { width: size.width * share, height: size.height * share }, model.name),
          ],
          spacing: { after: 160 },
        }),
      ]
    : []
  const isDark = look.sideHead === 'dark'
  const facts = isDark ? otherDetails(sheet) : model.facts
  const isFirst = !isDark && !size
  const listed = [
    ...(facts.length > 0 ? [headingParagraph(sheet, factsHeading(sheet), column, isFirst)] : []),
    ...detailGrid(sheet, facts, tone, column.width, 1),
    ...sectionParts(sheet, sections, column, facts.length === 0 && isFirst),
  ]
  if (!isDark) return [...portrait, ...listed]
  return [darkField(sheet, portrait, column), new Paragraph({ style: 'Anchor' }), field(listed, column, {})]
}

const factsHeading = ({ model }: Sheet) => ({
  title: model.lang === 'zh' ? '基本信息' : 'Personal Details',
  kind: 'head',
})

/** Photo, name and contacts on a dark field as wide as the column. */
function darkField(sheet: Sheet, portrait: readonly Paragraph[], column: Column): Table {
  const { colours, model } = sheet
  const tone = { ink: colours.white, soft: colours.tint(0.3), accent: colours.white }
  const contacts = model.contacts.flatMap((contact) => contactRow(sheet, [contact], tone))
  return field([...portrait, ...nameParts(sheet, tone, false), ...contacts], column, {
    fill: colours.night,
    bottom: 200,
  })
}

/** A part of the narrow column, with its own white at the sides. */
function field(
  children: readonly Part[],
  { width }: Column,
  { fill, top = 0, bottom = 0 }: { fill?: string; top?: number; bottom?: number },
): Table {
  const full = width + 2 * inner
  const cell = new TableCell({
    children: endingInParagraph(children),
    width: { size: full, type: WidthType.DXA },
    ...(fill && { shading: fillOf(fill) }),
    margins: { left: inner, right: inner, top, bottom },
  })
  return new Table({
    ...{ layout: TableLayoutType.FIXED, borders: noBorders, columnWidths: [full] },
    width: { size: full, type: WidthType.DXA },
    rows: [new TableRow({ children: [cell] })],
  })
}

/** The sections that fit beside the narrow column, by about how high they are in pt, and what comes after them. */
function fitting(sheet: Sheet, sections: readonly PageSection[], width: number, room: number) {
  let left = room
  const beside: PageSection[] = []
  const after: PageSection[] = []
  const { size, leading, spacing } = sheet.model.style
  for (const section of sections) {
    left -= size * (sheet.look.headingSize * leading + 1.8 * spacing)
    const heights = section.entries.map((entry) => entryHeight(sheet, entry, width))
    const fits = heights.findIndex((height) => (left -= height) < 0)
    // After a column at the right the rest of a section would be read as part of that column.
    const isWhole = sheet.look.layout === 'right'
    const count = after.length > 0 ? 0 : fits < 0 ? section.entries.length : isWhole ? 0 : fits
    if (count > 0) beside.push({ ...section, entries: section.entries.slice(0, count) })
    if (count < section.entries.length)
      after.push({ ...section, title: count > 0 ? '' : section.title, entries: section.entries.slice(count) })
  }
  return beside.length > 0 ? { beside, after } : { beside: after, after: [] }
}

function entryHeight(
  { model, look }: Sheet,
  { title, subtitle, tag, place, note, link, text }: PageEntry,
  width: number,
): number {
  const { size, leading, spacing } = model.style
  const ems = width / 20 / size
  const heads = Number(title !== '') + Number(look.rest === 'below' && [subtitle, tag, place].some(Boolean))
  const lines = heads + Number(note !== '') + Number(link !== null) + linesOf(text, ems)
  return lines * size * leading + 0.7 * size * spacing
}

function linesOf(blocks: readonly PageBlock[], ems: number): number {
  return blocks.reduce((sum, block) => {
    if (block.type !== 'paragraph')
      return sum + block.items.reduce((lines, item) => lines + linesOf(item, ems - 1.2), 0)
    return sum + Math.max(1, Math.ceil(emWidth(block.runs.map(({ text }) => text).join('')) / ems))
  }, 0)
}

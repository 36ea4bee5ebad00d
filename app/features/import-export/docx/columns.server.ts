import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { PageSection } from '#typeset/template-input/template-input'
import { contactRow, detailGrid, otherDetails, toneOf } from './details.server'
import { entriesOf } from './entries.server'
import { fitBesideColumn } from './fit-beside-column.server'
import { headParts, nameParts } from './head.server'
import { headingParagraph } from './headings.server'
import { apart, endingInParagraph, type Part } from './layout.server'
import { fillOf, noBorders, noMargins, twipsOfMm, type Column, type DocxContext } from './measures.server'
import { photoRun, photoSize } from './pictures.server'

const inner = twipsOfMm(7)
const gutter = twipsOfMm(8)

/** Sections under each other in one column. */
export function sectionParts(
  context: DocxContext,
  sections: readonly PageSection[],
  column: Column,
  isTop = false,
): Paragraph[] {
  return sections.flatMap((section, i) => [
    ...(section.title ? [headingParagraph(context, section, column, isTop && i === 0)] : []),
    ...entriesOf(context, section, column),
  ])
}

/**
 * Two columns as a table of one row, read one after the other. What would not fit beside the narrow one on the
 * first page comes after it in the whole width, as in the templates.
 */
export function twoColumns(context: DocxContext, sections: readonly PageSection[]): Part[] {
  const { look, width, margin, paper, colours, model } = context
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
  const head = headParts({ ...context, width: isPage && !isLeft ? mainWidth : width })
  const isHeadInside = isPage && !isLeft
  const room = (1.15 * (paper.height - 2 * margin)) / 20 - (isLeft ? 0 : 8 * model.style.size)
  const { beside, after } = fitBesideColumn(
    context,
    sections.filter((it) => !isBeside(it)),
    mainWidth,
    room,
  )
  const side = sideParts(context, sections.filter(isBeside), narrow)
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
  const story = sectionParts(context, beside, main, true)
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
  const rest = sectionParts(context, after, { width, isNarrow: false })
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
function sideParts(context: DocxContext, sections: readonly PageSection[], column: Column): Part[] {
  const { look, model, photo } = context
  const size = look.photo === 'side' ? photoSize(context) : undefined
  const tone = toneOf(context)
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
  const facts = isDark ? otherDetails(context) : model.facts
  const isFirst = !isDark && !size
  const listed = [
    ...(facts.length > 0 ? [headingParagraph(context, factsHeading(context), column, isFirst)] : []),
    ...detailGrid(context, facts, tone, column.width, 1),
    ...sectionParts(context, sections, column, facts.length === 0 && isFirst),
  ]
  if (!isDark) return [...portrait, ...listed]
  return [darkField(context, portrait, column), new Paragraph({ style: 'Anchor' }), field(listed, column, {})]
}

const factsHeading = ({ model }: DocxContext) => ({
  title: model.lang === 'zh' ? '基本信息' : 'Personal Details',
  kind: 'head',
})

/** Photo, name and contacts on a dark field as wide as the column. */
function darkField(context: DocxContext, portrait: readonly Paragraph[], column: Column): Table {
  const { colours, model } = context
  const tone = { ink: colours.white, soft: colours.tint(0.3), accent: colours.white }
  const contacts = model.contacts.flatMap((contact) => contactRow(context, [contact], tone))
  return field([...portrait, ...nameParts(context, tone, false), ...contacts], column, {
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

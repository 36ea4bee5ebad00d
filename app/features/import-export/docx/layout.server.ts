import { Paragraph, Table, TableCell, TableLayoutType, TableRow, VerticalAlignTable, WidthType } from 'docx'
import { borderOf, fillOf, noBorders, noMargins, twips, twipsOfMm, type DocxContext } from './measures.server'

/** What a cell or a page is made of. */
export type Part = Paragraph | Table

/** Cells side by side without lines. */
export function sideBySide(
  cells: readonly { width: number; children: readonly Part[]; fill?: string }[],
): Table {
  return new Table({
    ...{ layout: TableLayoutType.FIXED, borders: noBorders, margins: noMargins },
    columnWidths: cells.map(({ width }) => width),
    width: { size: cells.reduce((sum, { width }) => sum + width, 0), type: WidthType.DXA },
    rows: [
      new TableRow({
        children: cells.map(
          ({ width, children, fill }) =>
            new TableCell({
              children: endingInParagraph(children),
              width: { size: width, type: WidthType.DXA },
              verticalAlign: VerticalAlignTable.TOP,
              ...(fill && { shading: fillOf(fill) }),
            }),
        ),
      }),
    ],
  })
}

/** Word wants a paragraph at the end of each cell. */
export const endingInParagraph = (parts: readonly Part[]): readonly Part[] =>
  parts.at(-1) instanceof Paragraph ? parts : [...parts, new Paragraph({ style: 'Anchor' })]

/** The head on a ground; on a banner it reaches the edges of the page. */
export function filled(context: DocxContext, children: readonly Part[], fill: string, inset: number): Table {
  const { look, paper, margin, width } = context
  const isBanner = look.head === 'banner'
  const full = isBanner ? paper.width : width
  const pad = isBanner ? 0 : inset
  return new Table({
    ...{ layout: TableLayoutType.FIXED, borders: noBorders, columnWidths: [full] },
    width: { size: full, type: WidthType.DXA },
    indent: { size: isBanner ? -margin : 0, type: WidthType.DXA },
    rows: [
      new TableRow({
        children: [
          new TableCell({
            children: endingInParagraph(children),
            width: { size: full, type: WidthType.DXA },
            shading: fillOf(fill),
            margins: { left: inset, right: inset, top: pad, bottom: isBanner ? twipsOfMm(4) : pad },
          }),
        ],
      }),
    ],
  })
}

/** White of some lines' height. */
export const spacer = ({ model }: DocxContext, lines: number) =>
  new Paragraph({ spacing: { line: Math.max(20, twips(model.style.size * lines)), lineRule: 'exact' } })

export function lineParagraph(context: DocxContext, line: DocxContext['look']['headLine']): Paragraph[] {
  if (line === 'none') return []
  return [
    new Paragraph({
      border: { bottom: borderOf(line, context.colours, 0) },
      spacing: { line: 60, lineRule: 'exact', after: twips(context.model.style.size * 0.4) },
    }),
  ]
}

/** A table after these parts; two tables next to each other would be one. */
export const apart = (before: readonly Part[], table: Table): Part[] =>
  before.at(-1) instanceof Table ? [new Paragraph({ style: 'Anchor' }), table] : [table]

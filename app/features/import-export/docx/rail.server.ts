import { Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { PageSection } from '#typeset/template-input/template-input'
import { entriesOf } from './entries.server'
import { headingParagraph } from './headings.server'
import { endingInParagraph, type Part } from './layout.server'
import { fillOf, noBorders, twips, twipsOfMm, type DocxContext } from './measures.server'

/** Headings in a column at the left, the entries beside: a row a section, which may go on on the next page. */
export function railTable(context: DocxContext, sections: readonly PageSection[]): Table {
  const { look, width, model, colours } = context
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
            cell([headingParagraph(context, section, { width: rail, isNarrow: false }, true)], rail, true),
            cell(entriesOf(context, section, column), width - rail, false),
          ],
        }),
    ),
  })
}

import { isFieldLabel } from '../classify/field-labels'
import { textOfRuns, type Block, type Paragraph, type Table } from '../blocks/block'
import type { HtmlElement, HtmlNode } from './html-tree'

const maxSpan = 50
/** Spans can say more cells than a page has letters. */
const maxCoveredCells = 20_000

type Cell = { element: HtmlElement; row: HtmlElement }
/** The rows of a table's own, and what stands between them. */
type Parts = { rows: Cell[][]; others: HtmlNode[] }

/** Lays out a table: its caption and stray text come first; cells that others cover are empty. */
export function tableToBlocks(
  table: HtmlElement,
  layOutCell: (cell: Cell) => { blocks: Block[]; isRuled: boolean },
  layOutOther: (node: HtmlNode) => Block[],
): Block[] {
  const { rows: found, others } = partsOf(table)
  /** For each column, the first row that no cell from above covers: a row costs only its own cells. */
  const coveredUntil: number[] = []
  let coveredCount = 0
  const rows = found.map((cells, rowNumber) => {
    const row: Block[][] = []
    let isRuled = false
    const skipCovered = () => {
      while ((coveredUntil[row.length] ?? 0) > rowNumber && coveredCount++ < maxCoveredCells) row.push([])
    }
    for (const cell of cells) {
      skipCovered()
      const laidOut = layOutCell(cell)
      isRuled ||= laidOut.isRuled
      const column = row.push(laidOut.blocks) - 1
      const width = isLabel(laidOut.blocks) ? 1 : spanOf(cell.element, 'colspan')
      const height = spanOf(cell.element, 'rowspan')
      for (let i = 0; i < width; i++) {
        coveredUntil[column + i] = Math.max(coveredUntil[column + i] ?? 0, rowNumber + height)
        if (i > 0 && coveredCount++ < maxCoveredCells) row.push([])
      }
    }
    return isRuled ? withRuledHeading(row) : row
  })
  const laidOut: Table = { kind: 'table', rows: rows.filter((row) => row.some((cell) => cell.length > 0)) }
  return [...others.flatMap(layOutOther), ...(laidOut.rows.length > 0 ? [laidOut] : [])]
}

function partsOf(table: HtmlElement): Parts {
  const parts: Parts = { rows: [], others: [] }
  const walk = (element: HtmlElement, row: HtmlElement | undefined) => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (child.trim() !== '') parts.others.push(child)
      } else if (child.name === 'td' || child.name === 'th') {
        if (!row) parts.rows.push([])
        row ??= element
        parts.rows.at(-1)!.push({ element: child, row })
      } else if (child.name === 'tr') {
        parts.rows.push([])
        walk(child, child)
      } else if (/^(?:tbody|thead|tfoot|form|font)$/.test(child.name)) walk(child, row)
      else parts.others.push(child)
    }
  }
  walk(table, undefined)
  return parts
}

const spanOf = ({ attributes }: HtmlElement, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number.parseInt(attributes[name] ?? '', 10) || 1, 1), maxSpan)

/** A label's value follows it at once, also where the label's cell is wide. */
function isLabel(cell: readonly Block[]): boolean {
  const text = textOfCell(cell)
  return text !== undefined && (/[:：]$/.test(text) || isFieldLabel(text))
}

function textOfCell(cell: readonly Block[]): string | undefined {
  const [block] = cell
  return cell.length === 1 && block!.kind === 'paragraph' ? textOfRuns(block!.runs).trim() : undefined
}

/** A ground behind the only text of a row marks a heading; behind one of several it marks a label. */
function withRuledHeading(row: Block[][]): Block[][] {
  const filled = row.filter((cell) => cell.length > 0)
  if (filled.length !== 1 || textOfCell(filled[0]!) === undefined) return row
  return row.map((cell) => cell.map((block) => ({ ...(block as Paragraph), isRuled: true })))
}

import type { Rules } from './read-rules'
import { findRuledCells, type RuledCell } from './ruled-cells'
import type { TextItem } from './text-item'

/** The cells of a row from the left; those that span the rows beside them stand in the first of these. */
export type RuledRow = { cells: RuledCell[]; top: number; bottom: number }
export type RuledTable = { rows: RuledRow[]; right: number }
/** A page from the top: its tables and the items between them. */
export type RuledPart = { table: RuledTable } | { items: TextItem[] }

/** In pt: borders of cells beside or above one another. */
const near = 3
/** In pt: an empty row of a table. */
const emptyRow = 40
/** Cells within rows within cells: a form has no more. */
const maxDepth = 3

/** Parts a page at its ruled tables; undefined for a page without any, or with text beside them, which columns are for. */
export function partAtTables(items: readonly TextItem[], rules: Rules): RuledPart[] | undefined {
  const { cells, outside } = findRuledCells(items, rules)
  const groups = groupByHeight(cells)
  if (!groups.some(haveSharedSide)) return undefined
  const heights = outside.map(({ y, size }) => y + 0.3 * size).sort((a, b) => b - a)
  const tables: RuledTable[] = []
  let bottom = -Infinity
  for (const group of groups) {
    const [top, rows] = [topOf(group), rowsOfGroup(group, 0)]
    const isNext = bottom - top <= emptyRow && !heights.some((y) => y < bottom && y > top)
    bottom = bottomOf(group)
    if (heights.some((y) => y < top && y > bottom)) return undefined
    const right = Math.max(...group.map((cell) => cell.right))
    const table = tables.at(-1)
    if (table && isNext) {
      table.right = Math.max(table.right, right)
      for (const row of rows) table.rows.push(row)
    } else tables.push({ rows, right })
  }
  return withItemsBetween(tables, outside)
}

/** Cells that stand beside one another, from the top. */
function groupByHeight(cells: readonly RuledCell[]): RuledCell[][] {
  const groups: RuledCell[][] = []
  let bottom = Infinity
  for (const cell of cells.toSorted((a, b) => b.top - a.top)) {
    const group = groups.at(-1)
    if (group && cell.top > bottom + near) {
      group.push(cell)
      bottom = Math.min(bottom, cell.bottom)
    } else {
      groups.push([cell])
      bottom = cell.bottom
    }
  }
  return groups
}

const topOf = (cells: readonly RuledCell[]) => Math.max(...cells.map(({ top }) => top))
const bottomOf = (cells: readonly RuledCell[]) => Math.min(...cells.map(({ bottom }) => bottom))
/** Whether two cells have a line between them: frames around words have a gap. */
const haveSharedSide = (cells: readonly RuledCell[]) => {
  const sorted = cells.toSorted((a, b) => a.left - b.left)
  return sorted.some((cell, i) => Math.abs((sorted[i + 1]?.left ?? Infinity) - cell.right) <= near)
}

/** The rows of cells that stand beside one another: one, or those beside cells that span them all. */
function rowsOfGroup(group: readonly RuledCell[], depth: number): RuledRow[] {
  const [top, bottom] = [topOf(group), bottomOf(group)]
  const spanning = group.filter((cell) => isSameEdge(cell.top, top) && isSameEdge(cell.bottom, bottom))
  const others = group.filter((cell) => !spanning.includes(cell))
  if (spanning.length === 0 || others.length === 0 || depth >= maxDepth)
    return [{ cells: group.toSorted((a, b) => a.left - b.left || b.top - a.top), top, bottom }]
  const [first, ...rest] = groupByHeight(others).flatMap((cells) => rowsOfGroup(cells, depth + 1))
  const cells = [...spanning, ...first!.cells].sort((a, b) => a.left - b.left)
  return [{ ...first!, cells }, ...rest]
}

const isSameEdge = (a: number, b: number) => a === b || Math.abs(a - b) <= near

function withItemsBetween(tables: readonly RuledTable[], outside: readonly TextItem[]): RuledPart[] {
  const parts: RuledPart[] = []
  let left = outside
  for (const table of tables) {
    const isAbove = ({ y }: TextItem) => y > table.rows[0]!.top - near
    const above = left.filter(isAbove)
    left = left.filter((item) => !isAbove(item))
    if (above.length > 0) parts.push({ items: above })
    parts.push({ table })
  }
  return left.length > 0 ? [...parts, { items: [...left] }] : parts
}

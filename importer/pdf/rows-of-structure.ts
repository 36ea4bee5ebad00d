import { isListMarker } from '../blocks/list-marker'
import { joinStackedLabels } from './join-stacked-labels'
import { isDateOnly, joinWrappedRows } from './join-wrapped-rows'
import { separatorBetween, type TextRow } from './text-row'
import { isSectionName, rowsOfColumn } from './rows-of-column'
import { segmentsOf } from './segments'
import { splitColumns } from './split-columns'
import { isUsualName } from '../blocks/section-rows'
import { rowsOfCells } from './rows-of-table'
import type { StructureElement } from './read-structure'
import type { TextItem } from './text-item'

/** A row of a tagged page: what its tags say, and the baseline of its last line. */
export type TaggedRow = Omit<TextRow, 'gaps' | 'marks'> & {
  bottom: number
  /** 1 to 6 for a heading, by its tag; 0 for the title above them. */
  heading?: number
  isListItem?: boolean
  /** Names the section beside it, by its place in a form. */
  namesSection?: true
  /** Goes on with an item that begins on the page before. */
  continuesItem?: boolean
  /** What stands below the dates in their cell: of less weight than what stands beside them, it is said after that. */
  below?: string
}

/** Elements that are a paragraph, a cell or a part of the page; others are parts of a line, unless these are within. */
const blocks =
  /^(?:P|H\d?|Title|TD|TH|TR|Table|THead|TBody|TFoot|L|LI|LBody|Lbl|Div|Sect|Art|Part|Document|DocumentFragment|Caption|BlockQuote|Note|FENote|Aside|TOCI?|Root)$/

type Reader = {
  itemsById: ReadonlyMap<string, TextItem[]>
  page: number
  edgeOf: (row: { page: number; x: number; right: number; size: number }) => number
}

/** The rows of a tagged page in the order of its tags; cells side by side are one row, parted by tabs. */
export function rowsOfStructure(element: StructureElement, reader: Reader): TaggedRow[] {
  const heading = headingLevel(element.role)
  const rows =
    heading !== undefined
      ? headingOf(element, heading, reader)
      : (rowsOfForm(element, reader) ?? rowsOfChildren(element, reader))
  const [first] = rows
  if (element.role === 'LI' && first) {
    first.isListItem = true
    first.continuesItem = !element.children.some((child) => typeof child !== 'string' && child.role === 'Lbl')
  }
  return rows
}

const headingLevel = (role: string) =>
  role === 'Title' ? 0 : /^H\d?$/.test(role) ? Math.min(6, Number(role.slice(1)) || 1) : undefined

/** The rows of a table that is a form: each of its sections begins with a cell that names it. */
function rowsOfForm(table: StructureElement, reader: Reader): TaggedRow[] | undefined {
  if (table.role !== 'Table') return undefined
  const cellsOfRows = rowsOfTaggedTable(table)
  const textOf = (cell: StructureElement) =>
    idsIn(cell)
      .flatMap((id) => reader.itemsById.get(id) ?? [])
      .map(({ text }) => text)
      .join('')
      .trim()
  const named = cellsOfRows.filter((cells) => cells.length === 2 && isUsualName(textOf(cells[0]!)))
  if (named.length < leastNames) return undefined
  return rowsOfCells(cellsOfRows.map((cells) => cells.map((cell) => rowsOfStructure(cell, reader))))
}

/** One name of a section is found in any table. */
const leastNames = 2

/** The cells of each row of a table. */
const rowsOfTaggedTable = (table: StructureElement): StructureElement[][] =>
  elementsIn(table).flatMap((child) => {
    if (/^T(?:Head|Body|Foot)$/.test(child.role)) return rowsOfTaggedTable(child)
    return [child.role === 'TR' ? elementsIn(child) : [child]]
  })
const elementsIn = ({ children }: StructureElement) =>
  children.filter((child): child is StructureElement => typeof child !== 'string')

function rowsOfChildren(element: StructureElement, reader: Reader): TaggedRow[] {
  const rows: TaggedRow[] = []
  /** Where the rows of the child before begin. */
  let start = 0
  for (const part of partsOf(element)) {
    const added = Array.isArray(part)
      ? flow(part, reader, element.role === 'P')
      : rowsOfStructure(part, reader)
    if (added.length === 0) continue
    const merged = rows.length > 0 ? placeBeside(rows, start, added, element.role === 'TR') : 0
    if (merged === 0) start = rows.length
    for (const row of added.slice(merged)) rows.push(row)
  }
  return rows
}

/** A stretch of marked content within a paragraph, and the number of the part of a line that it is in; -1 for none. */
type Stretch = { id: string; element: number }

/** The children that are blocks, and the stretches of those between them, which are lines of text. */
function partsOf({ children }: StructureElement): (StructureElement | Stretch[])[] {
  const parts: (StructureElement | Stretch[])[] = []
  for (const [i, child] of children.entries()) {
    if (typeof child !== 'string' && hasBlocks(child)) {
      parts.push(child)
      continue
    }
    const stretches =
      typeof child === 'string'
        ? [{ id: child, element: -1 }]
        : idsIn(child).map((id) => ({ id, element: i }))
    const last = parts.at(-1)
    if (Array.isArray(last)) for (const stretch of stretches) last.push(stretch)
    else parts.push(stretches)
  }
  return parts
}

const blocksWithin = new WeakMap<StructureElement, boolean>()
function hasBlocks(element: StructureElement): boolean {
  const known = blocksWithin.get(element)
  if (known !== undefined) return known
  const has =
    blocks.test(element.role) ||
    element.children.some((child) => typeof child !== 'string' && hasBlocks(child))
  blocksWithin.set(element, has)
  return has
}

/** The stretches of each paragraph of a page. */
export function flowsOf(element: StructureElement): string[][] {
  if (headingLevel(element.role) !== undefined) return [idsIn(element)]
  return partsOf(element).flatMap((part) =>
    Array.isArray(part) ? [part.map(({ id }) => id)] : flowsOf(part),
  )
}

const idsIn = (element: StructureElement): string[] =>
  element.children.flatMap((child) => (typeof child === 'string' ? child : idsIn(child)))

/** The rows of a paragraph, or of elements side by side, read by where their words stand. */
function flow(
  stretches: readonly Stretch[],
  { itemsById, page, edgeOf }: Reader,
  isParagraph: boolean,
): TaggedRow[] {
  const items = stretches.flatMap(({ id }) => itemsById.get(id) ?? [])
  const elements = new Map(stretches.map(({ id, element }) => [id, isParagraph ? -1 : element]))
  const columns = splitColumns(joinStackedLabels(segmentsOf(items)))
  const rows = columns.flatMap((column) => rowsOfColumn(column).map((row) => ({ ...row, page })))
  const joined = joinWrappedRows(rows, edgeOf, (mark) => elements.get(mark ?? ''))
  return joined.map(({ gaps: _, marks: __, ...row }) => ({ ...row, bottom: row.bottom ?? row.y }))
}

function headingOf(element: StructureElement, heading: number, reader: Reader): TaggedRow[] {
  const [first, ...others] = flow(
    idsIn(element).map((id) => ({ id, element: -1 })),
    reader,
    true,
  )
  if (!first) return []
  const parts = others.map((row, i) => separatorBetween((others[i - 1] ?? first).text, row.text) + row.text)
  return [
    {
      ...first,
      text: [first.text, ...parts].join(''),
      bottom: others.at(-1)?.bottom ?? first.bottom,
      heading,
    },
  ]
}

/** Rows at the top of a block that a cell may stand beside. */
const maxRowsBeside = 3

/**
 * Puts the first of the added rows beside one of the child before, if they are cells of a row.
 * @returns how many of the added rows were placed
 */
function placeBeside(
  rows: TaggedRow[],
  start: number,
  added: readonly TaggedRow[],
  isTableRow: boolean,
): 0 | 1 {
  const [first] = added
  if (!first || first.heading !== undefined || first.isListItem) return 0
  setNextToDates(rows, start, first)
  const count = rows.length - start
  if ((count > 1 && added.length > 1) || (isTableRow && isSectionName(rows[start]!.text))) return 0
  for (let i = start; i < Math.min(rows.length, start + maxRowsBeside); i++) {
    const row = rows[i]!
    const isAlone = count === 1 && added.length === 1
    const isBeside = isAlone ? overlaps(row, first) || isTableRow : isAligned(row, first)
    if (!isBeside || !areAlike(row, first) || !standApart(row, first)) continue
    row.text += (isListMarker(row.text) ? ' ' : '\t') + first.text
    row.right = Math.max(row.right, first.right)
    row.bottom = Math.min(row.bottom, first.bottom)
    row.end = first.end
    row.size = Math.max(row.size, first.size)
    return 1
  }
  return added.length === 1 && placeDatesBetween(rows, start, first) ? 1 : 0
}

/** Dates in the middle of the height of an entry's name and what stands below it, to the right of both. */
function placeDatesBetween(rows: TaggedRow[], start: number, dates: TaggedRow): boolean {
  const beside = rows.slice(start)
  const [name] = beside
  const isBetween =
    beside.length === 2 &&
    isDateOnly(dates.text) &&
    beside.every((row) => dates.x >= row.right - 1 && areAlike(row, dates)) &&
    dates.y <= name!.y + tolerance(name!, dates) &&
    dates.bottom >= beside.at(-1)!.bottom - tolerance(name!, dates)
  if (isBetween) name!.text += `\t${dates.text}`
  return isBetween
}

/** Dates in the margin, below them a place: the entry's name is about to be placed beside both. */
function setNextToDates(rows: TaggedRow[], start: number, beside: TaggedRow): void {
  const [dates, below] = [rows[start], rows[start + 1]]
  if (!dates || !below || rows.length - start !== 2 || !isDateOnly(dates.text) || beside.x < dates.right)
    return
  const isPlain = below.heading === undefined && !below.isListItem && !below.text.includes('\t')
  if (!isPlain || !isAligned(dates, beside) || !areAlike(dates, beside) || beside.x < below.right) return
  rows.pop()
  dates.below = below.text
  dates.bottom = below.bottom
}

/** Neither is the name of the person, beside which other text may stand. */
const areAlike = (a: TaggedRow, b: TaggedRow) =>
  a.heading === undefined &&
  (isListMarker(a.text) || Math.max(a.size, b.size) <= 1.3 * Math.min(a.size, b.size))

const tolerance = (a: TaggedRow, b: TaggedRow) => 0.35 * Math.max(a.size, b.size)
const isAligned = (a: TaggedRow, b: TaggedRow) => Math.abs(a.y - b.y) <= tolerance(a, b)
const overlaps = (a: TaggedRow, b: TaggedRow) =>
  a.bottom <= b.y + tolerance(a, b) && b.bottom <= a.y + tolerance(a, b)
const standApart = (a: TaggedRow, b: TaggedRow) => b.x >= a.right - 1 || b.right <= a.x + 1

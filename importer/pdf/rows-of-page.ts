import { hasDate } from '#resume-model/lines/find-dates'
import { createColumnEdges } from './column-edges'
import { joinSplitDates } from './join-split-dates'
import { joinStackedLabels } from './join-stacked-labels'
import { joinWrappedRows } from './join-wrapped-rows'
import type { StructureElement } from './read-structure'
import { rowsOfColumn } from './rows-of-column'
import { flowsOf, rowsOfStructure, type TaggedRow } from './rows-of-structure'
import { readTable, type PdfTable } from './pdf-table'
import type { Rules } from './read-rules'
import { partAtTables } from './ruled-tables'
import { segmentsOf } from './segments'
import { splitColumns } from './split-columns'
import type { TextItem } from './text-item'

/** Of the letters of a page: what its tags must cover to say its order. */
const minTaggedShare = 0.9

/** A name and number of the page, which a short last page has too. */
const mostAroundText = 40
const mostUntagged = (letters: number) =>
  Math.max((1 - minTaggedShare) * letters, Math.min(mostAroundText, letters / 2))

/** Rows in reading order, or a table whose lines are drawn. */
export type PdfPart = { rows: TaggedRow[] } | { table: PdfTable }
type PageToRead = { structure: StructureElement | undefined; rules: Rules | undefined; page: number }

/** The parts of a page in reading order, and the texts that stand beside them: watermarks, numbers of pages. */
export function partsOfPage(
  items: readonly TextItem[],
  { structure, rules, page }: PageToRead,
): { parts: PdfPart[]; beside: string[] } {
  const upright = items.filter(({ isRotated }) => !isRotated)
  const beside = items.filter(({ isRotated }) => isRotated).map(({ text }) => text.trim())
  if (structure) {
    const itemsById = new Map(idsIn(structure).map((id): [string, TextItem[]] => [id, []]))
    const untagged: TextItem[] = []
    for (const item of upright) (itemsById.get(item.mark ?? '') ?? untagged).push(item)
    if (lettersIn(untagged) <= mostUntagged(lettersIn(upright))) {
      const flows = flowsOf(structure).map((ids) => ids.flatMap((id) => itemsById.get(id) ?? []))
      const edgeOf = createColumnEdges(
        flows.flatMap((flow) => segmentsOf(flow).map((segment) => ({ ...segment, page }))),
      )
      const rows = rowsOfStructure(structure, { itemsById, page, edgeOf })
      return {
        parts: [{ rows: placeTextsBelowDates(rows) }],
        beside: [...beside, ...segmentsOf(untagged).map(({ text }) => text)],
      }
    }
  }
  const parts = (rules && partAtTables(upright, rules)) ?? [{ items: upright }]
  return {
    parts: parts.map((part) =>
      'table' in part ? { table: readTable(part.table, page) } : { rows: rowsInColumns(part.items, page) },
    ),
    beside,
  }
}

function rowsInColumns(items: readonly TextItem[], page: number): TaggedRow[] {
  const columns = splitColumns(joinStackedLabels(joinSplitDates(segmentsOf(items))))
  const rows = columns.flatMap((column) => rowsOfColumn(column).map((row) => ({ ...row, page })))
  return joinWrappedRows(rows).map((row) => ({ ...row, bottom: row.bottom ?? row.y }))
}

/** What stands below the dates is said last: after the role below the name, if there is one, or after the name. */
function placeTextsBelowDates(rows: readonly TaggedRow[]): TaggedRow[] {
  const placed = rows.map(({ below: _, ...row }) => row)
  for (const [i, { below }] of rows.entries()) {
    if (below === undefined) continue
    const next = rows[i + 1]
    const isRole =
      next?.page === rows[i]!.page && next.heading === undefined && !next.isListItem && isShortLine(next.text)
    placed[isRole ? i + 1 : i]!.text += `\t${below}`
  }
  return placed
}

const isShortLine = (text: string) => text.length <= 60 && !/[，。；：:]/u.test(text) && !hasDate(text)

const lettersIn = (items: readonly TextItem[]) => items.reduce((sum, { text }) => sum + text.trim().length, 0)

function idsIn(element: StructureElement): string[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? child : idsIn(child)))
}

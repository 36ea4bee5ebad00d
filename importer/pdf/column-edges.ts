import { partitionPoint } from './partition-point'

/** A row's place, in pt. */
type RowPosition = { page: number; x: number; right: number; size: number }

/**
 * How far right the rows of a row's column run: those of its page that begin less than four letters beside it.
 * Made once for all rows of a document, asked in logarithmic time: a page may have thousands of rows.
 */
export function createColumnEdges(rows: readonly RowPosition[]): (row: RowPosition) => number {
  const pages = new Map<number, RowPosition[]>()
  for (const row of rows) {
    const page = pages.get(row.page)
    if (page) page.push(row)
    else pages.set(row.page, [row])
  }
  const edges = new Map([...pages].map(([page, rowsOfPage]) => [page, createRangeMaximum(rowsOfPage)]))
  return ({ page, x, size }) => edges.get(page)?.(x, 4 * size) ?? -Infinity
}

/** The greatest `right` of rows whose `x` is less than `near` away; spans of powers of two are known beforehand. */
function createRangeMaximum(rows: readonly RowPosition[]): (x: number, tolerance: number) => number {
  const sorted = rows.toSorted((a, b) => a.x - b.x)
  const maximaBySpan = [sorted.map(({ right }) => right)]
  for (let width = 1; 2 * width <= sorted.length; width *= 2) {
    const last = maximaBySpan.at(-1)!
    maximaBySpan.push(last.slice(width).map((right, i) => Math.max(last[i]!, right)))
  }
  return (x, tolerance) => {
    const from = partitionPoint(sorted, (row) => row.x - x <= -tolerance)
    const to = partitionPoint(sorted, (row) => row.x - x < tolerance)
    if (to <= from) return -Infinity
    const level = Math.floor(Math.log2(to - from))
    return Math.max(maximaBySpan[level]![from]!, maximaBySpan[level]![to - 2 ** level]!)
  }
}

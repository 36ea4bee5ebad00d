import { partitionPoint } from './partition-point'

/** The position of a row, in pt. */
type RowPosition = { page: number; x: number; right: number; size: number }

/**
 * How far right the rows in a row's column extend: those of its page that start within four letters of it.
 * Prepared once per document and looked up in logarithmic time, because a page may have thousands of rows.
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

/**
 * The maximum `right` of rows whose `x` is within `tolerance`; a sparse table of maxima over powers of two.
 */
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

import { countFromStart } from './count-from-start'

/** A row's place, in pt. */
type Placed = { page: number; x: number; right: number; size: number }

/**
 * How far right the rows of a row's column run: those of its page that begin less than four letters beside it.
 * Made once for all rows of a document, asked in logarithmic time: a page may have thousands of rows.
 */
export function createEdges(rows: readonly Placed[]): (row: Placed) => number {
  const pages = new Map<number, Placed[]>()
  for (const row of rows) {
    const page = pages.get(row.page)
    if (page) page.push(row)
    else pages.set(row.page, [row])
  }
  const edges = new Map([...pages].map(([page, on]) => [page, farthest(on)]))
  return ({ page, x, size }) => edges.get(page)?.(x, 4 * size) ?? -Infinity
}

/** The greatest `right` of rows whose `x` is less than `near` away; spans of powers of two are known beforehand. */
function farthest(rows: readonly Placed[]): (x: number, near: number) => number {
  const sorted = rows.toSorted((a, b) => a.x - b.x)
  const spans = [sorted.map(({ right }) => right)]
  for (let width = 1; 2 * width <= sorted.length; width *= 2) {
    const last = spans.at(-1)!
    spans.push(last.slice(width).map((right, i) => Math.max(last[i]!, right)))
  }
  return (x, near) => {
    const from = countFromStart(sorted, (row) => row.x - x <= -near)
    const to = countFromStart(sorted, (row) => row.x - x < near)
    if (to <= from) return -Infinity
    const level = Math.floor(Math.log2(to - from))
    return Math.max(spans[level]![from]!, spans[level]![to - 2 ** level]!)
  }
}

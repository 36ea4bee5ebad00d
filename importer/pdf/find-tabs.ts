import { inkStart, type TextItem } from './text-item'

/** In letters: a gap that is narrower comes from rounding. */
const leastGap = 0.05
/** In letters: Latin words, between which a page writes its blanks. */
const leastWithoutBlank = 0.15
/** In letters: what stands further apart has a stop between. */
const wide = 0.7
/** As many lines begin at the edge of a column. */
const linesOfColumn = 6
/** In pt: the left edges at a stop. */
const sameEdge = 0.5

/**
 * Whether an item stands at a tab, however narrow: the page writes no blank before it, though there is a gap. Between Latin words no
 * other is; Chinese text may be spread, so there other lines must have a wide gap that ends at the same stop. Where many lines begin
 * is the edge of a column.
 */
export function findTabs(
  lines: readonly TextItem[][],
): (before: string, gap: number, item: TextItem) => boolean {
  const stops = new Set<number>()
  const starts = new Map<number, number>()
  for (const line of lines) {
    let right = Infinity
    for (const item of line) {
      const { text, x, width, size } = item
      if (text.trim() === '') continue
      const isAfterGap = x - right > wide * size
      if (isAfterGap) stops.add(Math.round(x / sameEdge))
      const start = Math.round(inkStart(item) / sameEdge)
      if (isAfterGap || right === Infinity) starts.set(start, (starts.get(start) ?? 0) + 1)
      right = x + width
    }
  }
  const near = (x: number) => [-1, 0, 1].map((by) => Math.round(x / sameEdge) + by)
  const isStop = (x: number) => near(x).some((stop) => stops.has(stop))
  const isEdge = (x: number) => near(x).some((stop) => (starts.get(stop) ?? 0) >= linesOfColumn)
  return (before, gap, item) => {
    const { text, x, size, blanks } = item
    if (gap > wide * size && isEdge(inkStart(item))) return true
    if (blanks !== 0 || gap < leastGap * size) return false
    const areLatin = /[A-Za-z)]$/.test(before) && /^[A-Z(]/.test(text)
    return (areLatin && gap >= leastWithoutBlank * size) || (areHan(before, text) && isStop(x))
  }
}

const areHan = (before: string, text: string) =>
  /[\p{Script=Han}）]$/u.test(before) && /^[\p{Script=Han}（《“]/u.test(text)

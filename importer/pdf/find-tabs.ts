import { inkStart, type TextItem } from './text-item'

/** In letters: a gap that is narrower comes from rounding. */
const leastGap = 0.05
/** In letters: Latin words, between which a page writes its blanks. */
const leastWithoutBlank = 0.15
/** In letters: what stands further apart has a stop between. */
const wide = 0.7
/** As many lines begin at the edge of a column, after a wide gap or as its first. */
const linesOfColumn = 6
/** Lines that begin at a stop after a wide gap: those of a column beside another. */
const leastInColumn = 4
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
  const stops = new Map<number, number>()
  const starts = new Map<number, number>()
  for (const line of lines) {
    let right = Infinity
    for (const item of line) {
      const { text, x, width, size } = item
      if (text.trim() === '') continue
      const isAfterGap = x - right > wide * size
      if (isAfterGap) count(stops, x)
      if (isAfterGap || right === Infinity) count(starts, inkStart(item))
      right = x + width
    }
  }
  return (before, gap, item) => {
    const { text, x, size, blanks } = item
    if (gap > wide * size && countNear(starts, inkStart(item)) >= linesOfColumn) return true
    if (blanks !== 0 || gap < leastGap * size) return false
    const areLatin = /[A-Za-z)]$/.test(before) && /^[A-Z(]/.test(text)
    return (
      (areLatin && gap >= leastWithoutBlank * size) ||
      (areHan(before, text) && countNear(stops, x) > 0) ||
      (hangs.test(before) && countNear(stops, x) >= leastInColumn)
    )
  }
}

function count(lines: Map<number, number>, x: number): void {
  const place = Math.round(x / sameEdge)
  lines.set(place, (lines.get(place) ?? 0) + 1)
}
const countNear = (lines: ReadonlyMap<number, number>, x: number) =>
  [-1, 0, 1].reduce((sum, by) => sum + (lines.get(Math.round(x / sameEdge) + by) ?? 0), 0)

/** A mark may hang out of its column, into the gap before the next. */
const hangs = /[，。、；：）》”]$/u

const areHan = (before: string, text: string) =>
  /[\p{Script=Han}）]$/u.test(before) && /^[\p{Script=Han}（《“]/u.test(text)

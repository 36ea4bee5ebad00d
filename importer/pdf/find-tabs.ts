import type { TextItem } from './text-item'

/** In letters: a gap that is narrower comes from rounding. */
const leastGap = 0.05
/** In letters: Latin words, between which a page writes its blanks. */
const leastWithoutBlank = 0.15
/** In letters: what stands further apart has a stop between. */
const wide = 0.7
/** In pt: the left edges at a stop. */
const sameEdge = 0.5

/**
 * Whether an item stands at a tab, however narrow: the page writes no blank before it, though there is a gap. Between Latin words no
 * other is; Chinese text may be spread, so there other lines must have a wide gap that ends at the same stop.
 */
export function findTabs(
  lines: readonly TextItem[][],
): (before: string, gap: number, item: TextItem) => boolean {
  const stops = new Set<number>()
  for (const line of lines) {
    let right = Infinity
    for (const { text, x, width, size } of line) {
      if (text.trim() === '') continue
      if (x - right > wide * size) stops.add(Math.round(x / sameEdge))
      right = x + width
    }
  }
  const isStop = (x: number) => [-1, 0, 1].some((by) => stops.has(Math.round(x / sameEdge) + by))
  return (before, gap, { text, x, size, blanks }) => {
    if (blanks !== 0 || gap < leastGap * size) return false
    const areLatin = /[A-Za-z)]$/.test(before) && /^[A-Z(]/.test(text)
    return (areLatin && gap >= leastWithoutBlank * size) || (areHan(before, text) && isStop(x))
  }
}

const areHan = (before: string, text: string) =>
  /[\p{Script=Han}）]$/u.test(before) && /^[\p{Script=Han}（《“]/u.test(text)

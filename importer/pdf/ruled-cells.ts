import type { Rule, Rules } from './read-rules'
import type { TextItem } from './text-item'

/** A cell that lines enclose at its left and right, and its text; above or below the page may end it. */
export type RuledCell = {
  left: number
  right: number
  top: number
  bottom: number
  items: TextItem[]
  /** No line ends it: it goes on from the page before, or on the next one. */
  isCutAbove: boolean
  isCutBelow: boolean
}

/** In pt: lines that are as close are one. */
const sameLine = 1.5
/** In pt: pieces of a line, or a line and the one that it ends at, are as close. */
const touching = 3
/** A page with more lines than a form has is a drawing. */
const mostLines = 400

/** The cells of a page that have text, and the items that stand in none. */
export function findRuledCells(
  items: readonly TextItem[],
  { across, down }: Rules,
): { cells: RuledCell[]; outside: TextItem[] } {
  const sides = joinPieces(down)
  const lines = joinPieces(across).filter((line) => sides.some((side) => endsAt(line, side)))
  if (sides.length < 3 || sides.length + lines.length > mostLines) return { cells: [], outside: [...items] }
  const cells = new Map<string, RuledCell>()
  const outside: TextItem[] = []
  for (const item of items) {
    const [x, y] = [item.x + item.width / 2, item.y + 0.3 * item.size]
    const left = last(sides, x, y)
    const right = next(sides, x, y)
    if (left === undefined || right === undefined) {
      outside.push(item)
      continue
    }
    const [bottom, top] = [last(lines, y, x) ?? -Infinity, next(lines, y, x) ?? Infinity]
    const key = [left, right, bottom, top].join()
    const isCut = { isCutAbove: top === Infinity, isCutBelow: bottom === -Infinity }
    const cell = cells.get(key) ?? { left, right, bottom, top, items: [], ...isCut }
    cell.items.push(item)
    cells.set(key, cell)
  }
  return {
    cells: withinPage([...cells.values()].filter(hasWords)),
    outside: outside.filter((item) => item.text.trim() !== ''),
  }
}

/** Cells that nothing ends, ended by the text of all of them. */
function withinPage(cells: readonly RuledCell[]): RuledCell[] {
  const cut = cells
    .filter(({ isCutAbove, isCutBelow }) => isCutAbove || isCutBelow)
    .flatMap(({ items }) => items)
  const top = cut.reduce((highest, { y, size }) => Math.max(highest, y + size), -Infinity)
  const bottom = cut.reduce((lowest, { y, size }) => Math.min(lowest, y - 0.3 * size), Infinity)
  return cells.map((cell) => ({
    ...cell,
    top: cell.isCutAbove ? top : cell.top,
    bottom: cell.isCutBelow ? bottom : cell.bottom,
  }))
}

const hasWords = ({ items }: RuledCell) => items.some(({ text }) => text.trim() !== '')

/** Whether a line begins or ends at a side: what lies under words within a cell does not. */
const endsAt = ({ at, from, to }: Rule, side: Rule) =>
  (Math.abs(side.at - from) <= touching || Math.abs(side.at - to) <= touching) &&
  side.from - touching <= at &&
  at <= side.to + touching

const covers = ({ from, to }: Rule, at: number) => from - 1 <= at && at <= to + 1
const last = (rules: readonly Rule[], before: number, along: number) =>
  rules.findLast((rule) => rule.at <= before && covers(rule, along))?.at
const next = (rules: readonly Rule[], after: number, along: number) =>
  rules.find((rule) => rule.at > after && covers(rule, along))?.at

/** Lines by their place, each of the pieces that programs draw it in. */
function joinPieces(rules: readonly Rule[]): Rule[] {
  const sorted = rules.toSorted((a, b) => a.at - b.at)
  const joined: Rule[] = []
  for (let start = 0; start < sorted.length;) {
    const { at } = sorted[start]!
    let end = start
    while (end < sorted.length && sorted[end]!.at - at <= sameLine) end++
    const pieces = sorted.slice(start, end).sort((a, b) => a.from - b.from)
    let whole: Rule | undefined
    for (const { from, to } of pieces)
      if (whole && from <= whole.to + touching) whole.to = Math.max(whole.to, to)
      else joined.push((whole = { at, from, to }))
    start = end
  }
  return joined
}

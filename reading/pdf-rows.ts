import { placeOf } from './known-labels'
import { readSectionName } from './known-sections'

/** A row of a page: x to the right, y upwards, sizes in pt. `parted`: more room above it than between rows. */
export type Row = {
  text: string
  page: number
  x: number
  y: number
  right: number
  size: number
  parted?: boolean
}

/** Joins the rows that a paragraph was wrapped into: the one before ran to the edge of its column. */
export function joinWrapped(rows: Row[]): Row[] {
  const joined: Row[] = []
  /** The row that was last read, which the next may continue. */
  let last: Row | undefined
  for (const row of rows) {
    const before = joined.at(-1)
    if (before && last && goesOn(last, row, edgeOf(rows, last))) before.text = glued(before.text, row.text)
    else joined.push({ ...row, parted: !last || last.page !== row.page || last.y - row.y > 2 * row.size })
    last = row
  }
  return joined
}

function goesOn(last: Row, row: Row, edge: number): boolean {
  if (row.page !== last.page || Math.abs(row.size - last.size) > 0.4) return false
  const down = last.y - row.y
  if (down <= 0 || down > 2 * last.size) return false
  if (isBrokenName(last, row)) return true
  if (/\t/.test(last.text) || /\t/.test(row.text) || startsAnew(row.text) || isLabelled(row.text))
    return false
  const isIndented = row.x >= last.x - 1 && row.x - last.x < 3 * last.size
  return isIndented && last.right >= edge - 2.2 * last.size
}

const startsAnew = (text: string) => /^(?:[•●▪◦‣·■◆➢✓○\uf0b7]|[-–*]\s|\d{1,2}[.、)]\s?)/u.test(text)

/** `教育` over `经历`, as a narrow cell breaks a label. */
function isBrokenName(last: Row, row: Row): boolean {
  const isPart = ({ text }: Row) => /^\p{Script=Han}{1,3}$/u.test(text)
  if (!isPart(last) || !isPart(row) || Math.abs(last.x - row.x) > last.size) return false
  const name = last.text + row.text
  return placeOf(name) !== undefined || readSectionName(name) !== undefined
}

/** `邮箱 …`, `现居城市：…`: said of the person, never the rest of a sentence. */
function isLabelled(text: string): boolean {
  const [label = ''] = /^\p{Script=Han}{2,6}(?=[\s：:])/u.exec(text) ?? []
  return placeOf(label) !== undefined
}

/** How far right rows of this column run. */
function edgeOf(rows: Row[], { page, x, size }: Row): number {
  return Math.max(
    ...rows.filter((row) => row.page === page && Math.abs(row.x - x) < 4 * size).map(({ right }) => right),
  )
}

/** Words of Latin letters are parted by the space the line end was. */
function glued(before: string, after: string): string {
  if (/[A-Za-z]-$/.test(before) && /^[a-z]/.test(after)) return before + after
  return /[\p{sc=Latin}\d,.;:)%]$/u.test(before) && /^[\p{sc=Latin}\d(]/u.test(after)
    ? `${before} ${after}`
    : before + after
}

import { hasDate } from '#resume-model/lines/find-dates'
import { isFieldLabel } from '../classify/field-labels'
import { parseSectionHeading } from '../classify/section-headings'
import { characterCount } from '../line'

const maxNameLength = 12
/** The rows of a form that begin with a section: one name is found in any table. */
const leastKnown = 2

/** The text of a cell that may name its row, undefined for a cell of more lines; whether another has more lines, which values lack. */
type RowOfForm = { first: string | undefined; filledCells: number; hasText: boolean }

/**
 * Which rows of a form begin with the name of a section: where two rows of two cells begin with a usual name, so do the rows below
 * the first of them that begin with a short text, whatever it is, and those right above it beside text of several lines.
 */
export function findSectionRows(rows: readonly RowOfForm[]): boolean[] {
  const known = rows.map(({ first, filledCells }) => filledCells === 2 && isUsualName(first))
  if (known.filter(Boolean).length < leastKnown) return rows.map(() => false)
  let start = known.indexOf(true)
  while (start > 0 && isSection(rows[start - 1]!) && rows[start - 1]!.hasText) start--
  return rows.map((row, i) => i >= start && isSection(row))
}

const isSection = ({ first, filledCells }: RowOfForm) => filledCells === 2 && isName(first)

/** `教育背景`; a label of a form is none. */
export function isUsualName(text: string | undefined): boolean {
  const heading = text === undefined || isFieldLabel(text) ? undefined : parseSectionHeading(text)
  return heading !== undefined && heading.kind !== 'head' && heading.kind !== 'title'
}

function isName(text: string | undefined): boolean {
  if (text === undefined) return false
  const canBeName =
    /^\p{L}/u.test(text) &&
    characterCount(text) <= (/^[!-~ ]+$/.test(text) ? 2 : 1) * maxNameLength &&
    !/[\d：:，。,;；]/u.test(text)
  return isUsualName(text) || (canBeName && !isFieldLabel(text) && !hasDate(text))
}

import { startsListItem } from '../blocks/list-marker'
import { isFieldLabel } from '../classify/field-labels'
import { parseSectionHeading } from '../classify/section-headings'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { createColumnEdges } from './column-edges'
import { flowThrough, isBelowName, joinFlow, type Flow } from './heading-flow'
import { beginsContact, beginsEntry, endsWithinDate, isDateAlone } from './entry-breaks'
import { beginAlike, isLonelyRest, isUnfinished, separatorAtBreak, separatorWritten } from './line-breaks'
import { firstWordLength, isLabelled, roomOf, separatorBetween, type TextRow } from './text-row'

/**
 * Joins the rows of a wrapped paragraph: a row continues the one before if that reached the edge of its
 * column.
 */
export function joinWrappedRows(
  rows: TextRow[],
  edgeOf: (row: TextRow) => number = createColumnEdges(rows),
  elementOf?: (mark: string | undefined) => number | string | undefined,
): TextRow[] {
  const joined: TextRow[] = []
  /** The last row, which the next one may continue. */
  let last: TextRow | undefined
  /** The last characters of the joined text, which may itself be of any length. */
  let lastCharacters = ''
  /** What goes on below its first row, beside the date at its end; undefined unless the last row is part of such a heading. */
  let flow: Flow | undefined
  for (const row of rows.map(joinSplitLabels)) {
    const before = joined.at(-1)
    const isHeading = flow !== undefined || !isBelowName(joined.at(-2), before)
    flow =
      last && before && isHeading && isShort(before) ? flowThrough(last, row, edgeOf(last), flow) : undefined
    const isContinuation =
      before &&
      last &&
      !(before.text.length <= mostOfLabelled && beginAlike(before.text, row.text)) &&
      (flow ||
        (elementOf
          ? elementOf(last.marks?.last) === elementOf(row.marks?.first) &&
            !(isDateAlone(row.text) && !/[|｜·•,，]\s?$/u.test(last.text)) &&
            (isPartSplit(elementOf(row.marks?.first), last, row, edgeOf(last)) ||
              isLonelyRest(last, row) ||
              continuesRow(last, row, edgeOf(last)) ||
              !isHardLineBreak(last, row, edgeOf(last)))
          : endsWithinDate(before.text, last, row) ||
            (!beginsEntry(before.text, row.text) &&
              (continuesRow(last, row, edgeOf(last)) || isUnfinished(before.text, last, row)))))
    const joinedText = isContinuation
      ? flow
        ? joinFlow(before.text, row.text, flow.cells)
        : (joinLabelRest(before, row) ?? (last && joinCell(before.text, last, row)))
      : undefined
    if (!isContinuation)
      joined.push({
        ...row,
        startsParagraph: !last || last.page !== row.page || last.y - row.y > 2 * row.size,
      })
    else if (joinedText !== undefined) before.text = joinedText
    else
      before.text +=
        (separatorOfFacts(before.text, row.text) ??
          separatorWritten(before.text, row) ??
          separatorAtBreak({ before: before.text, last: last!, row, edge: edgeOf(last!) }) ??
          separatorBetween(lastCharacters, row.text)) + row.text
    lastCharacters = (joinedText ?? row.text).slice(-2)
    joined.at(-1)!.bottom = row.y
    joined.at(-1)!.end = { x: row.x, room: edgeOf(row) - row.right }
    last = row
  }
  return joined
}

/** Whether a heading of cells ends within an element that is a part of its line: in a Chinese word, or at the edge. */
function isPartSplit(element: unknown, last: TextRow, row: TextRow, edge: number): boolean {
  if (last.gaps.length === 0 || typeof element !== 'number' || element < 0) return false
  if (/\p{Script=Han}$/u.test(last.text) && /^\p{Script=Han}{1,2}(?:\t|$)/u.test(row.text)) return true
  const isLatin = /^[!-~]/.test(row.text) && /[!-~–]$/.test(last.text)
  return isLatin && last.right >= edge - (0.55 * firstWordLength(row.text) + 1) * last.size
}

/** What stands in brackets below a name belongs to it, however narrow its cell is. */
const bracketed = /^（[^（）]{1,16}）$/u

/** Of the size of letters: what is as much smaller is said of the line above. */
const smallest = 0.06

/** Of the width of a column: how early a long word may end a line. */
const mostRagged = 0.4

/** Whether a line of a paragraph ends early, or the next differs in size; lines of cells are left alone. */
function isHardLineBreak(last: TextRow, row: TextRow, edge: number): boolean {
  if (last.gaps.length > 0 || row.gaps.length > 0 || startsListItem(row.text) || isLabelled(row.text))
    return true
  if (findDates(last.text)?.rest.trim() === '' || isFieldLabel(last.text)) return true
  if (bracketed.test(row.text) && !bracketed.test(last.text)) return false
  // Details of an entry, side by side below its name.
  if (/\S {2,}\S/.test(row.text) && !/\S {2,}\S/.test(last.text)) return true
  // Centred lines begin where they happen to; those of a paragraph may be indented.
  if (Math.abs(row.x - last.x) > 3 * last.size) return true
  return (
    last.right < edge - mostRagged * (edge - last.x) || Math.abs(row.size - last.size) > smallest * last.size
  )
}

function continuesRow(last: TextRow, row: TextRow, edge: number): boolean {
  if (row.page !== last.page || Math.abs(row.size - last.size) > 0.4) return false
  const baselineDistance = last.y - row.y
  if (baselineDistance <= 0 || baselineDistance > 2 * last.size) return false
  if (joinLabelRest(last, row) || joinCell(last.text, last, row) !== undefined) return true
  if (isDateOnly(last.text) && !hasDate(row.text) && !/^[-–—~～至]/u.test(row.text)) return false
  if (continuesFacts(last, row, edge) || continuesCentred(last, row, edge)) return true
  // A label whose value did not fit beside it.
  const isValueBelow = endsWithLabel.test(last.text) && !beginsWithLabel.test(row.text)
  if (isValueBelow && Math.abs(row.x - last.x) <= 1 && !startsListItem(row.text)) return true
  if (/\t/.test(last.text) || /\t/.test(row.text) || startsListItem(row.text) || isLabelled(row.text))
    return false
  if (beginsContact(last.text, row.text)) return false
  const isIndented = row.x >= last.x - 1 && row.x - last.x < 3 * last.size
  if (!isIndented) return false
  return last.right >= edge - roomOf(row.text) * last.size
}

const endsWithLabel = /(?:^|\t| {2}|[|｜]\s?)[^\s:：|｜]{2,12}[:：]$/u
const beginsWithLabel = /^\p{Script=Han}{2,12}[:：]/u

/** From when to when, and nothing else: what stands below is not its rest. */
export function isDateOnly(text: string): boolean {
  const dates = findDates(text)
  return dates?.isRange === true && dates.rest.trim() === ''
}

/** Facts side by side that flow on within the value of the last: `最高学历：硕士研究` above `生`. */
function continuesFacts(last: TextRow, row: TextRow, edge: number): boolean {
  const [before = '', after = ''] = [last.text.split('\t').at(-1), row.text.split('\t')[0]]
  const isFlowing = last.text.includes('\t') && /^[^:：]{1,12}[:：]\S/u.test(before) && !/[:：]/u.test(after)
  return isFlowing && last.right >= edge - 1.2 * last.size && [...after].length <= 12
}

/** Facts side by side in centred lines, of which the last is broken: `… | 求职状态：2027 届` above `应届生`. */
function continuesCentred(last: TextRow, row: TextRow, edge: number): boolean {
  const areCentred = Math.abs(last.x + last.right - row.x - row.right) <= 2 && row.x > last.x + row.size
  if (!areCentred || last.text.length > maxFormRowLength || startsListItem(row.text)) return false
  const areFacts = last.text.split(/\s[|｜·•]\s/u).length > 2
  return areFacts && !isLabelled(row.text) && last.right >= edge - roomOf(row.text) * last.size
}

/** Maximum characters of what may be a labelled line: a longer text is not looked at again for each of its rows. */
const mostOfLabelled = 2000

/** Maximum characters of a row of a form or a heading; longer rows are not taken apart into cells. */
const maxFormRowLength = 300
const isShort = ({ text }: TextRow) => text.length <= maxFormRowLength

/**
 * Completes a row's labels when the next row contains only their rest: `教育` above `经历`, `毕业 | 江城大学`
 * above `院校`, as a narrow cell splits them.
 */
function joinLabelRest(row: TextRow, rest: TextRow): string | undefined {
  if (row.text.length > maxFormRowLength || rest.x < row.x - row.size) return undefined
  const cells = row.text.split('\t')
  let from = 0
  for (const part of rest.text.split('\t')) {
    const at = cells.findIndex((cell, i) => i >= from && isHan(cell) && isHan(part) && isName(cell + part))
    if (at < 0) return undefined
    cells[at] += part
    from = at + 1
  }
  return cells.join('\t')
}

/** A value of a form that goes on below within its cell, whose left edge it keeps. */
function joinCell(text: string, last: TextRow, row: TextRow): string | undefined {
  if (text.length > maxFormRowLength || last.gaps.length === 0) return undefined
  const cells = text.split('\t')
  const at = last.gaps.findIndex(({ to }) => Math.abs(to - row.x) <= 1)
  if (at < 0 || cells.length !== last.gaps.length + 1 || row.text.includes('\t')) return undefined
  if (!isFieldLabel(cells[0]!) || startsListItem(row.text)) return undefined
  const isAddress = /@|:\/\//.test(cells[at + 1]!) && !/\s/.test(cells[at + 1]!)
  cells[at + 1] += (isAddress ? '' : separatorBetween(cells[at + 1]!.slice(-2), row.text)) + row.text
  return cells.join('\t')
}

const isName = (text: string) => isFieldLabel(text) || parseSectionHeading(text) !== undefined

/** Joins a label that is split over two cells of a row: `毕业` and `院校`. */
function joinSplitLabels(row: TextRow): TextRow {
  const cells: string[] = []
  for (const cell of row.text.split('\t')) {
    const before = cells.at(-1)
    const isBroken = before && !isFieldLabel(before) && isHan(before) && isHan(cell)
    if (isBroken && isFieldLabel(before + cell)) cells[cells.length - 1] = before + cell
    else cells.push(cell)
  }
  return { ...row, text: cells.join('\t') }
}

const isHan = (text: string) => /^\p{Script=Han}{1,3}$/u.test(text)

const betweenFacts = / {2}[•·] {2}(?=\S)/
/** Facts parted by dots are not broken within, unless one is longer than a line: a row that begins with another is parted from it too. */
function separatorOfFacts(before: string, row: string): string | undefined {
  const areFacts = before.length <= maxFormRowLength && betweenFacts.test(before)
  return areFacts && /^(?:20\d{2} 年)?\p{Script=Han}{2,6} \S/u.test(row) ? '  •  ' : undefined
}

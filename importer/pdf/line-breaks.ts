import { startsListItem } from '../blocks/list-marker'
import { findDates } from '#resume-model/lines/find-dates'
import { isFieldLabel } from '../classify/field-labels'
import { isAfterMark } from './segments'
import type { TextRow } from './text-row'

const startsWithDate = /^(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}(?!\d)/u
/** One label: facts in one line have more. */
const startsWithLabel =
  /^(?:\p{Script=Han}[\p{Script=Han}A-Za-z]{1,9}|[A-Za-z]{2,14}(?: [A-Za-z]{2,14})?)[:：](?:[^：:\t]|(?<=\d):(?=\d))+$/u

/** Two entries that begin with their dates, two lines that begin with a label: one does not go on with the other, however long it is. */
export const beginAlike = (before: string, row: string) =>
  [startsWithDate, startsWithLabel].some((start) => start.test(before) && start.test(row))

/** Of a text: no bracket stands further from what it encloses. */
const mostInBrackets = 120
const openBracket = /[（(][^（()）]*$/u

/** Whether a text cannot end at the end of a line, wherever that is: within brackets, or a Latin word that is hyphenated. */
export function isUnfinished(before: string, last: TextRow, row: TextRow): boolean {
  const isBelow = row.page === last.page && last.y > row.y && last.y - row.y <= 2 * last.size
  if (!isBelow || Math.abs(row.size - last.size) > 0.4 || Math.abs(row.x - last.x) > 3 * last.size)
    return false
  if (last.text.includes('\t') || row.text.includes('\t') || startsListItem(row.text)) return false
  const isHyphenated = /[a-z]-$/.test(last.text) && /^[a-z]/.test(row.text)
  return isHyphenated || (openBracket.test(before.slice(-mostInBrackets)) && /^[^（(]*[)）]/u.test(row.text))
}

/** In pt: centred lines. */
const mostShift = 1
const mostLonely = /^\p{Script=Han}{1,2}[”）》。]{0,2}$/u
/** One or two Chinese characters below a longer line, at its edge or its middle: a narrow cell breaks within words. */
export function isLonelyRest(last: TextRow, row: TextRow): boolean {
  const isAligned =
    Math.abs(row.x - last.x) <= 1 || Math.abs(row.x + row.right - last.x - last.right) <= 2 * mostShift
  return (
    isAligned &&
    mostLonely.test(row.text) &&
    /[\p{Script=Han}“（《]{2}$/u.test(last.text) &&
    !last.text.includes('\t') &&
    findDates(last.text)?.rest.trim() !== '' &&
    last.right - last.x >= 3.5 * last.size &&
    Math.abs(row.size - last.size) <= 0.4 &&
    !isFieldLabel(last.text) &&
    !isFieldLabel(row.text)
  )
}

type LineBreak = { before: string; last: TextRow; row: TextRow; edge: number }

/** Two blanks that the page writes before a row part it from what stands above, as they do within a line. */
export const separatorWritten = (before: string, { blanks = 0 }: TextRow): string | undefined =>
  blanks > 1 && !isAfterMark.test(before) ? '  ' : undefined

/** What a line break within a paragraph stands for, where its place says so; undefined elsewhere. */
export function separatorAtBreak({ before, last, row, edge }: LineBreak): string | undefined {
  const room = edge - last.right
  // An address that fills its line goes on below without a blank.
  if (room <= 0.8 * last.size && /(?:@|:\/\/)[!-~]{0,200}$/.test(last.text) && /^[!-~]+$/.test(row.text))
    return ''
  if (/[a-z]-$/.test(last.text) && /^[a-z]/.test(row.text)) return ''
  // The next letter of a heading would have fitted: it breaks between two of its parts.
  const isBetweenWords = /[\p{Script=Han}）]$/u.test(last.text) && /^\p{Script=Han}{2}/u.test(row.text)
  return room >= last.size && isBetweenWords && startsWithDate.test(before) ? '  ' : undefined
}

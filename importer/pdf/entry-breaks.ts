import { findDates } from '#resume-model/lines/find-dates'
import type { TextRow } from './text-row'

/** Longer rows are text, whatever dates they have. */
const mostOfHeading = 200
const wideGap = /\t| {2,}/u

/** A month or a period, and nothing else. */
export const isDateAlone = (text: string) => text.length <= 60 && findDates(text)?.rest.trim() === ''

/** The parts of a heading, side by side with gaps between, and whether they are dates alone. */
function partsOfHeading(text: string): boolean[] {
  if (text.length > mostOfHeading) return []
  return text.split(wideGap).map(isDateAlone)
}

/**
 * Whether a row is the heading of an entry, which goes on with no line before it: parts with gaps between, of which the first or the
 * last is a date, below a line that is no such heading, or is one that has its date.
 */
export function beginsEntry(before: string, row: string): boolean {
  const [above, below] = [partsOfHeading(before), partsOfHeading(row)]
  if (above.length > 1 && above.at(-1) && !/^[-–—~～至]/u.test(row)) return true
  const isHeading = below.length > 1 && (below[0]! || below.at(-1)!)
  return isHeading && (above.length < 2 || above.includes(true))
}

const openDate =
  /(?:(?:19|20)\d{2}[\s年./-]{0,3}(?:\d{1,2}(?:\s?月)?)?\s?[-–—~～至]|[-–—~～至]\s?[A-Z][a-z]{2,8}\.?)$/u
const restOfDate =
  /^(?:(?:[A-Z][a-z]{2,8}\.?\s)?(?:19|20)\d{2}|(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}(?:\s?月)?|至今|今|Present|Now|Current)$/iu

/** Whether a row is the end of a period that begins above: `Oct 2025 –` above `May 2026`. */
export function endsWithinDate(before: string, last: TextRow, row: TextRow): boolean {
  const isBelow = row.page === last.page && last.y > row.y && last.y - row.y <= 2 * last.size
  return isBelow && restOfDate.test(row.text) && openDate.test(before.slice(-40))
}

const wholeMail = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/
const mailOrName =
  /(?:@[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|cn|net|org|edu|io|me)|\((?:Mobile|Home|Work|LinkedIn|Company|Personal|Portfolio|Blog|Other)\))$/i

/** Whether a row of a narrow column is a contact of its own, though the one before fills its line: an address, an e-mail, what comes after one. */
export function beginsContact(before: string, row: string): boolean {
  if (/^(?:https?:|www\.)/i.test(row)) return true
  return (
    (wholeMail.test(row) && !/[\w._-]$/.test(before)) ||
    (mailOrName.test(before) && /^[A-Za-z\d+][!-~]{3,}(?: \([A-Za-z]{2,12}\))?$/.test(row))
  )
}

import type { Section } from '#contract/resume/resume'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { hasField } from '#resume-model/lines/place-heading'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { characterCount, type Line } from '../line'
import { canBeHeading } from './build-entry'

/**
 * Whether a line after a heading is metadata rather than text: separate parts, dates, or one short phrase.
 */
export function isEntryMetadata(section: Section, { plain }: Line): boolean {
  if (!hasField(section.kind, 'subtitle')) return false
  if (hasDate(plain) || splitLineIntoParts(plain).length > 1) return true
  return characterCount(plain) <= 30 && !/[。；;.!！?？：:]$/u.test(plain) && !isAddress(plain)
}

/**
 * Whether an entry begins here in a document without headings: at the line with its dates, or at the short
 * line before it.
 */
export function beginsEntry(section: Section, lines: readonly Line[], index: number): boolean {
  const line = lines[index]!
  if (!canBeHeading(line) || section.kind === 'summary' || section.kind === 'skills') return false
  if (findDates(line.plain)?.isRange) return true
  if (hasDate(line.plain)) return characterCount(line.plain) <= 60 && !/[。；]$/u.test(line.plain)
  const next = lines[index + 1]
  return (
    next !== undefined &&
    next.level === 0 &&
    !isLessIndented(line, next) &&
    canBeHeading(next) &&
    characterCount(line.plain) <= 40 &&
    !/[。；，：:]$/u.test(line.plain) &&
    findDates(next.plain)?.isRange === true &&
    splitLineIntoParts(findDates(next.plain)?.rest ?? '').length <= 2
  )
}

/** An indented line belongs to the line before it. */
const isLessIndented = (line: Line, next: Line) =>
  line.x !== undefined && next.x !== undefined && line.x > next.x + 6

export const isAddress = (text: string) => /^<?https?:\/\/[^\s<>]+>?$/i.test(text.trim())
export const addressOf = (text: string) => text.trim().replace(/^<|>$/g, '')

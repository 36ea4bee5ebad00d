import type { Section } from '#contract/resume/resume'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { hasField } from '#resume-model/lines/place-heading'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { characterCount, type Line } from '../line'
import { bareAddress } from './bare-address'
import { canBeHeading } from './build-entry'
import { organisation } from './organisation'

/**
 * Whether a line after a heading is metadata rather than text: separate parts, dates, or one short phrase.
 */
export function isEntryMetadata(section: Section, { plain }: Line): boolean {
  if (!hasField(section.kind, 'subtitle')) return false
  if (hasDate(plain) || splitLineIntoParts(plain).length > 1) return true
  const isShort =
    characterCount(plain) <= 30 || (widthOf(plain) <= maxRoleLength && !saysWhatWasDone.test(plain))
  return isShort && !/[。；;.!！?？：:]$/u.test(plain) && !isAddress(plain)
}

/** A longer line without separators says what was done, not as whom; in Chinese characters, as all widths here. */
const maxRoleLength = 20
/** After the role: the tools used, an address. */
const maxPartLength = 30
const widthOf = (text: string) => characterCount(text) - (text.match(/[!-~]/g)?.length ?? 0) / 2
const saysWhatWasDone =
  /^(?:负责|参与|主要|协助|协同|完成|独立|主导|带领|组织|推动|使用|熟悉|掌握|Responsible|Led|Built|[A-Z][a-z]{1,12}ed\b)/iu
/** Whether a line below the name and dates of an entry says the role: `高级工程师 | 平台部 | 杭州`, `技术负责人`. */
export function isRoleLine(section: Section, line: Line | undefined): boolean {
  if (!line || line.level > 0 || !hasField(section.kind, 'subtitle')) return false
  if (!canBeHeading(line) || hasDate(line.plain) || !isEntryMetadata(section, line)) return false
  const parts = splitLineIntoParts(line.plain)
  const areNames = parts.every(
    (part, i) =>
      widthOf(part) <= (i > 0 ? maxPartLength : maxRoleLength) &&
      !saysWhatWasDone.test(part) &&
      (i > 0 || characterCount(part) <= 8 || /^[A-Z]/.test(part) || !/\d{2}/.test(part)),
  )
  // A comma parts what was done, in Chinese; in English, the words of a role: `Team of four, second of 31 teams`.
  return areNames && (parts.length > 1 || !/[：:，、]|^\S+,/u.test(line.plain))
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
  if (isNameAboveDates(lines, index)) return true
  const nextParts = splitLineIntoParts(findDates(next?.plain ?? '')?.rest ?? '')
  // The next line has a name of its own, or is the dates of a name below it.
  const [below = ''] = nextParts.length > 0 ? [] : splitLineIntoParts(lines[index + 2]?.plain ?? '')
  if (organisation.test(below) && !organisation.test(line.plain.trim())) return false
  if (organisation.test(nextParts[0] ?? '') && !organisation.test(line.plain.trim())) return false
  const before = lines[index - 1]
  const comesFirst = before === undefined || before.isListItem || before.level > 0
  return (
    next !== undefined &&
    next.level === 0 &&
    !isLessIndented(line, next) &&
    canBeHeading(next) &&
    characterCount(line.plain) <= 40 &&
    !/[。；，：:]$/u.test(line.plain) &&
    (findDates(next.plain)?.isRange === true
      ? nextParts.length <= (comesFirst ? mostParts : 2)
      : hasDatesInParagraph(line, next, lines[index + 2]))
  )
}

/** Whether every second line has the dates of the entry that the line before it names. */
export function areDatesInEverySecondLine(lines: readonly Line[]): boolean {
  return (
    lines.length > 2 &&
    lines.length % 2 === 0 &&
    lines.every((line, i) => canBeHeading(line) && line.level === 0 && hasDate(line.plain) === (i % 2 === 1))
  )
}

/** Role, department, tools and address beside the dates. */
const mostParts = 4

/** A name, what one was there, and the dates, right below one another. */
function hasDatesInParagraph(line: Line, next: Line, afterNext: Line | undefined): boolean {
  if (!line.startsParagraph || next.startsParagraph || !afterNext || afterNext.startsParagraph) return false
  return canBeHeading(afterNext) && afterNext.level === 0 && findDates(afterNext.plain)?.isRange === true
}

/** The name of an organisation, one line about what one was there, and nothing but the dates below that. */
export function isNameAboveDates(lines: readonly Line[], index: number): boolean {
  const [name, role, dates] = [lines[index], lines[index + 1], lines[index + 2]]
  if (!name || !role || !dates || !organisation.test(name.plain.trim())) return false
  return canBeHeading(role) && role.level === 0 && !hasDate(role.plain) && isOnlyDates(dates)
}

export function isOnlyDates({ plain, level }: Line): boolean {
  const dates = level === 0 && plain.length <= 60 ? findDates(plain) : undefined
  return dates?.isRange === true && dates.rest.trim() === ''
}

/** An indented line belongs to the line before it. */
const isLessIndented = (line: Line, next: Line) =>
  line.x !== undefined && next.x !== undefined && line.x > next.x + 6

/** With or without its scheme. */
export const isAddress = (text: string) =>
  /^<?https?:\/\/[^\s<>]+>?$/i.test(text.trim()) || bareAddress.test(text.trim())
export const addressOf = (text: string) => text.trim().replace(/^<|>$/g, '')

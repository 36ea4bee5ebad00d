import { emptyItem } from '#resume-model/empty-resume'
import { formatMonth } from '#contract/resume/month'
import { findDates } from '#resume-model/lines/find-dates'
import { placeHeading, setFieldIfFree } from '#resume-model/lines/place-heading'
import { degreePattern } from '#resume-model/lines/recognise-part'
import { betweenChineseWords, splitLineIntoParts } from '#resume-model/lines/split-line'
import type { Item, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'
import { bareAddress } from './bare-address'
import { nameFirst, splitAtCommas } from './comma-parts'
import { fieldOfKnownPart } from './known-parts'
import { isPlace } from './place-names'

const maxHeadingLength = 120

/**
 * Puts text into an entry: into a field that its kind of section shows, otherwise into its text, so that
 * nothing is lost.
 */
export function createEntry(section: Section, id: string): Item {
  const item = emptyItem(id)
  section.items.push(item)
  return item
}

/** Appends a line to an entry's text; a line that does not fit starts another entry. */
export function appendText(section: Section, item: Item, markdown: string, startsParagraph: boolean): Item {
  const between = item.text === '' ? '' : startsParagraph ? '\n\n' : '\n'
  if (characterCount(item.text) + characterCount(between) + characterCount(markdown) <= ResumeLimits.text) {
    item.text += between + markdown
    return item
  }
  const next = item.text === '' ? item : createEntry(section, `${item.id}x`)
  const characters = [...markdown]
  next.text = characters.slice(0, ResumeLimits.text).join('')
  const remainder = characters.slice(ResumeLimits.text).join('')
  return remainder === '' ? next : appendText(section, createEntry(section, `${next.id}x`), remainder, false)
}

/** Puts an entry's heading into its fields, and what no field takes into its text, so that nothing is lost. */
export function parseEntryHeading(section: Section, item: Item, line: Line, withTitle: boolean): void {
  const rest = takeKnownParts(section, item, line.plain)
  for (const part of placeHeading(section.kind, item, rest, withTitle))
    appendText(section, item, escapeMarkdown(part), false)
}

/** `统计学（硕士）`, `硕士（全日制）`: what stands in brackets after a field of study. */
const withDegree = /^([^（()）]{2,40})[（(]([^（()）]{2,12})[)）]$/u
const yearsOnly = /^(?:19|20)\d{2}(?:年)?\s*[-–—~～至]+\s*(?:(?:19|20)\d{2}(?:年)?|至今|今)$/u

/**
 * Places what is known by itself wherever it stands in a heading: a city, a degree in brackets. Years without months, which no
 * field takes, go to the end, so that they are not taken for a title.
 * @returns the rest of the heading
 */
function takeKnownParts({ kind }: Section, item: Item, text: string): string {
  const heading = takeValidity(kind, item, text)
  const dates = findDates(heading)
  const isDated = dates !== undefined || item.from !== ''
  const parts = splitLineIntoParts(dates?.rest ?? heading).flatMap((part, i) =>
    isDated ? splitAtCommas(part, item.title === '' && i === 0) : [part],
  )
  if (parts.length < 2) {
    const isPlaceOnly = dates !== undefined && isPlace(parts[0] ?? '')
    return isPlaceOnly && setFieldIfFree(kind, item, 'place', parts[0]!)
      ? heading.replace(parts[0]!, '')
      : heading
  }
  const dateText = [dates?.from, dates?.to].flatMap((month) => (month ? [formatMonth(month)] : [])).join('-')
  const [years, others] = [
    parts.filter((part) => yearsOnly.test(part)),
    parts.filter((part) => !yearsOnly.test(part)),
  ]
  const words = others.flatMap(isDated ? splitBetweenHan : splitAfterOrganisation)
  const split = item.title === '' ? nameFirst(kind, words) : words
  const whole = item.title === '' ? split : [item.title, ...split]
  const rest = split.flatMap((part, i) => {
    if (i > 0 && isPlace(part) && setFieldIfFree(kind, item, 'place', part)) return []
    const known = fieldOfKnownPart(kind, whole, i + whole.length - split.length)
    if (known && setFieldIfFree(kind, item, known, part)) return []
    if (i > 0 && bareAddress.test(part) && setFieldIfFree(kind, item, 'link', part)) return []
    const [, study = '', degree = ''] = (kind === 'education' && withDegree.exec(part)) || []
    return degreePattern.test(degree) && setFieldIfFree(kind, item, 'tag', degree) ? [study] : [part]
  })
  return [...rest, ...years, dateText].join('\t')
}

const validity = /^(?:有效期|到期|valid (?:until|to)|expires)/iu

/** Until when a certificate is valid is no date of the entry, but a note. @returns the rest of the heading */
function takeValidity(kind: Section['kind'], item: Item, heading: string): string {
  const cells = heading.split(/\t| {2,}/)
  const valid = cells.find((cell) => validity.test(cell))
  if (valid === undefined || !setFieldIfFree(kind, item, 'note', valid)) return heading
  return cells.filter((cell) => cell !== valid).join('\t')
}

/** `某某有限公司 高级工程师` beside a date: a blank after the name of an organisation parts as a tab does. */
function splitAfterOrganisation(part: string): string[] {
  const words = part.split(/(?<!\s)\s+/u)
  const isName = /\p{Script=Han}(?:大学|学院|公司|集团|银行|医院|研究院|事务所|政府|委员会|中心|协会)$/u.test(
    words[0] ?? '',
  )
  return isName && words.length <= 5 ? words : [part]
}

/** In a heading with a date, a blank between Chinese words parts them: a narrow tab, in a PDF. */
function splitBetweenHan(part: string): string[] {
  const words = part.split(betweenChineseWords)
  return words.length <= 5 ? words : [part]
}

export const canBeHeading = ({ plain, isListItem }: Line) =>
  !isListItem && characterCount(plain) <= maxHeadingLength

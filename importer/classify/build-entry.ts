import { emptyItem } from '#resume-model/empty-resume'
import type { Item, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { SECTION_FIELDS, type ItemField } from '#contract/resume/section-kinds'
import { findDates } from '../text/find-dates'
import { characterCount, escapeMarkdown, type Line } from '../line'
import { splitLineIntoParts } from '../text/split-line'

const degreePattern =
  /^(?:全日制)?(?:本科|硕士|博士|大专|专科|学士|研究生|高中|中专|MBA|EMBA|Ph\.?D\.?|B\.?S\.?c?|M\.?S\.?c?|B\.?A\.?|M\.?A\.?|Bachelor.*|Master.*|Doctor.*)(?:研究生|学位|学历)?$/iu
export const cityPattern =
  /^(?:北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|宁波|厦门|合肥|济南|福州|大连|沈阳|无锡|东莞|佛山|珠海|昆明|哈尔滨|长春|石家庄|太原|南昌|贵阳|南宁|海口|兰州|香港|澳门|台北|\p{Script=Han}{2,4}[市省州县])$/u

const maxHeadingLength = 120

/** Puts words into an entry: into a field its kind of section shows, else into its text. Nothing is thrown away. */
export function createEntry(section: Section, id: string): Item {
  const item = emptyItem(id)
  section.items.push(item)
  return item
}

export function hasField(section: Section, field: ItemField): boolean {
  return (SECTION_FIELDS[section.kind] as readonly ItemField[]).includes(field)
}

/** One field of an entry, where the kind shows it, it is free, and the words fit. @returns whether they went there. */
export function setFieldIfFree(
  section: Section,
  item: Item,
  field: Exclude<ItemField, 'text'>,
  text: string,
): boolean {
  const maxLength = field === 'link' || field === 'note' ? 500 : ResumeLimits.line
  if (!hasField(section, field) || item[field] !== '' || text === '' || characterCount(text) > maxLength)
    return false
  item[field] = text
  return true
}

/** Puts an address behind words into the entry's link, where it has one. @returns the words that are left */
export function extractTrailingUrl(section: Section, item: Item, text: string): string {
  const last = text.split(/[\s<>]/).at(-1)!
  const [address = ''] = /https?:\/\/.+/i.exec(last) ?? []
  const isStored = address !== '' && setFieldIfFree(section, item, 'link', address)
  return isStored ? text.slice(0, -address.length).trimEnd() : text
}

/** A further line of an entry's text; a line that would not fit opens another entry. */
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

/**
 * The line that says what an entry is: its dates, then its parts by what they are, else in the order people write them.
 * @param withTitle the title is still to come from this line
 */
export function parseEntryHeading(section: Section, item: Item, line: Line, withTitle: boolean): void {
  const dates = hasField(section, 'from') && item.from === '' ? findDates(line.plain) : undefined
  const hasUsableDates = dates && (dates.to === '' || hasField(section, 'to'))
  if (hasUsableDates) {
    item.from = dates.from
    item.to = dates.to
  }
  const parts = splitLineIntoParts(hasUsableDates ? dates.rest : line.plain)
    .map((part) => extractTrailingUrl(section, item, part))
    .filter((part) => part !== '')
  if (withTitle && parts.length > 0 && setFieldIfFree(section, item, 'title', parts[0]!)) parts.shift()
  const unclassifiedParts = parts.filter((part) => {
    if (degreePattern.test(part) && setFieldIfFree(section, item, 'tag', part)) return false
    if (cityPattern.test(part) && setFieldIfFree(section, item, 'place', part)) return false
    return true
  })
  for (const part of unclassifiedParts) {
    const field = (['subtitle', 'tag', 'place'] as const).find((one) =>
      setFieldIfFree(section, item, one, part),
    )
    if (field) continue
    const note = item.note === '' ? part : `${item.note} ${part}`
    if (hasField(section, 'note') && characterCount(note) <= 500) item.note = note
    else appendText(section, item, escapeMarkdown(part), false)
  }
}

export const canBeHeading = ({ plain, isListItem }: Line) =>
  !isListItem && characterCount(plain) <= maxHeadingLength

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

/**
 * Puts text into an entry: into a field that its kind of section shows, otherwise into its text, so that
 * nothing is lost.
 */
export function createEntry(section: Section, id: string): Item {
  const item = emptyItem(id)
  section.items.push(item)
  return item
}

export function hasField(section: Section, field: ItemField): boolean {
  return (SECTION_FIELDS[section.kind] as readonly ItemField[]).includes(field)
}

/**
 * Sets a field if the section's kind shows it, it is empty, and the text fits. @returns whether it was set
 */
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

/** Moves a URL at the end of a text to the entry's link field, if it has one. @returns the remaining text */
export function extractTrailingUrl(section: Section, item: Item, text: string): string {
  const last = text.split(/[\s<>]/).at(-1)!
  const [address = ''] = /https?:\/\/.+/i.exec(last) ?? []
  const isStored = address !== '' && setFieldIfFree(section, item, 'link', address)
  return isStored ? text.slice(0, -address.length).trimEnd() : text
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

/**
 * Parses an entry's heading: its dates, then its parts by their meaning, otherwise in the usual order.
 * @param withTitle the title is also expected in this line
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

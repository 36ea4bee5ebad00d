import { emptyItem } from '#contract/new-resume'
import type { Item, Section } from '#contract/resume'
import { Limits } from '#contract/resume-limits'
import { SECTION_KINDS, type ItemField } from '#contract/section-kinds'
import { findDates } from './dates-in-line'
import { countOf, escapeMarks, type Line } from './line'
import { splitLine } from './split-line'

const degree =
  /^(?:全日制)?(?:本科|硕士|博士|大专|专科|学士|研究生|高中|中专|MBA|EMBA|Ph\.?D\.?|B\.?S\.?c?|M\.?S\.?c?|B\.?A\.?|M\.?A\.?|Bachelor.*|Master.*|Doctor.*)(?:研究生|学位|学历)?$/iu
export const town =
  /^(?:北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|宁波|厦门|合肥|济南|福州|大连|沈阳|无锡|东莞|佛山|珠海|昆明|哈尔滨|长春|石家庄|太原|南昌|贵阳|南宁|海口|兰州|香港|澳门|台北|\p{Script=Han}{2,4}[市省州县])$/u

const longestHead = 120

/** Puts words into an entry: into a field its kind of section shows, else into its text. Nothing is thrown away. */
export function createEntry(section: Section, id: string): Item {
  const item = emptyItem(id)
  section.items.push(item)
  return item
}

export function shows(section: Section, field: ItemField): boolean {
  return (SECTION_KINDS[section.kind] as readonly ItemField[]).includes(field)
}

/** One field of an entry, where the kind shows it, it is free, and the words fit. @returns whether they went there. */
export function put(section: Section, item: Item, field: Exclude<ItemField, 'text'>, words: string): boolean {
  const longest = field === 'link' || field === 'note' ? 500 : Limits.line
  if (!shows(section, field) || item[field] !== '' || words === '' || countOf(words) > longest) return false
  item[field] = words
  return true
}

/** Puts an address behind words into the entry's link, where it has one. @returns the words that are left */
export function putAddress(section: Section, item: Item, words: string): string {
  const last = words.split(/[\s<>]/).at(-1)!
  const [address = ''] = /https?:\/\/.+/i.exec(last) ?? []
  const isTaken = address !== '' && put(section, item, 'link', address)
  return isTaken ? words.slice(0, -address.length).trimEnd() : words
}

/** A further line of an entry's text; a line that would not fit opens another entry. */
export function addText(section: Section, item: Item, rich: string, parted: boolean): Item {
  const between = item.text === '' ? '' : parted ? '\n\n' : '\n'
  if (countOf(item.text) + countOf(between) + countOf(rich) <= Limits.text) {
    item.text += between + rich
    return item
  }
  const next = item.text === '' ? item : createEntry(section, `${item.id}x`)
  const letters = [...rich]
  next.text = letters.slice(0, Limits.text).join('')
  const more = letters.slice(Limits.text).join('')
  return more === '' ? next : addText(section, createEntry(section, `${next.id}x`), more, false)
}

/**
 * The line that says what an entry is: its dates, then its parts by what they are, else in the order people write them.
 * @param withTitle the title is still to come from this line
 */
export function readHead(section: Section, item: Item, line: Line, withTitle: boolean): void {
  const dates = shows(section, 'from') && item.from === '' ? findDates(line.plain) : undefined
  const takes = dates && (dates.to === '' || shows(section, 'to'))
  if (takes) {
    item.from = dates.from
    item.to = dates.to
  }
  const parts = splitLine(takes ? dates.rest : line.plain)
    .map((part) => putAddress(section, item, part))
    .filter((part) => part !== '')
  if (withTitle && parts.length > 0 && put(section, item, 'title', parts[0]!)) parts.shift()
  const left = parts.filter((part) => {
    if (degree.test(part) && put(section, item, 'tag', part)) return false
    if (town.test(part) && put(section, item, 'place', part)) return false
    return true
  })
  for (const part of left) {
    const field = (['subtitle', 'tag', 'place'] as const).find((one) => put(section, item, one, part))
    if (field) continue
    const note = item.note === '' ? part : `${item.note} ${part}`
    if (shows(section, 'note') && countOf(note) <= 500) item.note = note
    else addText(section, item, escapeMarks(part), false)
  }
}

export const mayBeHead = ({ plain, listed }: Line) => !listed && countOf(plain) <= longestHead

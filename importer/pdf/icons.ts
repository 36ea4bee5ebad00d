import { hasDate } from '#resume-model/lines/find-dates'
import { isPlace } from '../classify/place-names'
import { withoutPictures } from '../word-xml/symbols'
import type { TextItem } from './text-item'

/** Fonts of pictures: whatever characters their codes stand for, none is meant. */
const iconFont =
  /awesome|icon|marvosym|academicons|bbding|fontello|icomoon|material(?:symbols|design)|glyphter|entypo/i
/** Whether a name of a font, or a text with one, is of a font of pictures. */
export const isIconFont = (text: string): boolean => iconFont.test(text)
const symbolFont = /^(?:wingdings|webdings|symbol(?:mt)?$)/i

/** Pictures are written as private characters, by which those that begin items are told apart: see {@link withoutIcons}. */
const firstIcon = 0xe000
const icons = 0x1000

/** The items with what their fonts draw as pictures marked, and signs of symbol fonts as what they show. */
export function markIcons(items: readonly TextItem[], fontNames: ReadonlyMap<string, string>): TextItem[] {
  return items.map((item) => {
    const name = fontNames.get(item.font ?? '')?.replace(/^[A-Z]{6}\+/, '') ?? ''
    const text = item.text.trim()
    if (text === '') return item
    if (symbolFont.test(name)) return { ...item, text: withoutPictures(item.text, name.replace(/mt$/i, '')) }
    return isIconFont(name) ? { ...item, text: iconOf(text) } : item
  })
}

const iconOf = (text: string) => String.fromCharCode(firstIcon + (text.charCodeAt(0) % icons))

const atStart = /^\s*(\p{Co})\s*/u
/** A shorter text beside a picture is a fact. */
const leastOfItem = 12
const leastItems = 2

/** The rows with the pictures before their texts as signs of items, where they are, and without all others. */
export function withoutIcons<Row extends { text: string }>(rows: readonly Row[]): Row[] {
  const markers = markersOf(rows)
  return rows.map((row) => {
    const [, first = ''] = atStart.exec(row.text) ?? []
    return { ...row, text: joinParts(row.text.replace(atStart, markers.has(first) ? '• ' : '')) }
  })
}

/** A picture within a row begins another part of it, unless a sign does before it. */
function joinParts(text: string): string {
  const parts = text.split(/\p{Co}/u).map((part) => part.trim())
  const separatorAfter = (part: string) => (part === '' || /[|·•,，、：:]$/u.test(part) ? ' ' : '\t')
  return parts.map((part, i) => (i === 0 ? part : separatorAfter(parts[i - 1]!) + part)).join('')
}

/** The pictures that begin several rows of text, as circles and arrows do; a calendar stands before dates. */
function markersOf(rows: readonly { text: string }[]): Set<string> {
  const uses = new Map<string, { rows: number; items: number }>()
  for (const { text } of rows) {
    const [start = '', sign = ''] = atStart.exec(text) ?? []
    if (sign === '') continue
    const rest = text.slice(start.length)
    const use = uses.get(sign) ?? { rows: 0, items: 0 }
    const isItem =
      rest.length >= leastOfItem && !hasDate(rest.slice(0, 40)) && !isPlace(rest) && !/@|:\/\//.test(rest)
    uses.set(sign, { rows: use.rows + 1, items: use.items + (isItem ? 1 : 0) })
  }
  return new Set(
    [...uses].filter(([, use]) => use.items >= leastItems && use.items > use.rows / 2).map(([sign]) => sign),
  )
}

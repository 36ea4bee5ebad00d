import type { Paragraph } from '../blocks/block'
import type { ByteView } from './byte-view'
import type { DocParagraph } from './sprms'

/** What marks the items of a level: a sign, a number from `start`, or nothing that marks an item. */
type Level = { marker: 'bullet' | 'number' | 'other'; start: number }

const maxLists = 4_000
const listLength = 28
const levelHeadLength = 28
const overrideLength = 16
const levelsPerList = 9
const bulletFormat = 23
/** 1, I, i, A, a, and 01. Chinese numerals number the headings of a resume, not its items. */
const numberFormats = [0, 1, 2, 3, 4, 22]

/** Tells the items of lists and counts the numbered ones, of paragraphs that come in order. */
export function createDocLists(
  lists: ByteView,
  overrides: ByteView,
): (paragraph: DocParagraph) => Paragraph['list'] {
  const levelsOfLists = readLists(lists)
  const counts = new Map<string, number>()
  return ({ list, listLevel }) => {
    // 0xF801 and above take a paragraph out of the list of its style.
    if (list === 0 || list >= 0x07ff) return undefined
    const id = overrides.u32(4 + (list - 1) * overrideLength)
    const { marker, start } = levelsOfLists.get(id)?.[listLevel] ?? { marker: 'bullet', start: 1 }
    if (marker === 'other') return undefined
    const number = (counts.get(`${id} ${listLevel}`) ?? start - 1) + 1
    counts.set(`${id} ${listLevel}`, number)
    for (let deeper = listLevel + 1; deeper < levelsPerList; deeper++) counts.delete(`${id} ${deeper}`)
    return { depth: listLevel, starts: true, ...(marker === 'number' && { number }) }
  }
}

/** The levels of each list; they follow after all the lists. */
function readLists(lists: ByteView): Map<number, Level[]> {
  const found = new Map<number, Level[]>()
  const count = Math.min(lists.u16(0), maxLists)
  let at = 2 + count * listLength
  for (let i = 0; i < count; i++) {
    const head = 2 + i * listLength
    const isSimple = (lists.u8(head + 26) & 1) === 1
    const levels: Level[] = []
    for (let level = 0; level < (isSimple ? 1 : levelsPerList) && at < lists.length; level++) {
      levels.push({ marker: markerOf(lists.u8(at + 4)), start: Math.min(lists.u32(at), 9_999) })
      at += levelHeadLength + lists.u8(at + 24) + lists.u8(at + 25)
      at += 2 + 2 * lists.u16(at)
    }
    found.set(lists.u32(head), levels)
  }
  return found
}

const markerOf = (format: number) =>
  format === bulletFormat ? 'bullet' : numberFormats.includes(format) ? 'number' : 'other'

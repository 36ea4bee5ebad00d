import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { splitListMarker } from '../blocks/list-marker'
import { headingLevels } from '../heading-levels'
import type { Line } from '../line'
import { withoutIcons } from './icons'
import type { TaggedRow } from './rows-of-structure'

/** An item whose tags say that it is one, after its number. */
const numberedItem = /^\s*(\d{1,3})[.、)．]\s*(?=\S)(.*)$/u

/** The lines of a document from the rows of its pages: list items by their marker, headings by tag or size. */
export function rowsToLines(written: readonly TaggedRow[]): Line[] {
  const rows = withoutIcons(written)
  const levelOf = createLevels(rows)
  return rows.map((row) => {
    const { text, x, startsParagraph } = row
    const [, number, numbered] = (row.isListItem && numberedItem.exec(text)) || []
    const item = numbered ?? splitListMarker(text)
    const isListItem = item !== undefined || row.isListItem === true
    const plain = (item ?? text).replace(/(?:(?<! ) +)?\t */g, '\t')
    const markdown = escapeMarkdown(plain.replaceAll('\t', '  '))
    return {
      plain,
      markdown: isListItem ? `${number === undefined ? '-' : `${number}.`} ${markdown}` : markdown,
      level: isListItem ? 0 : levelOf(row),
      isListItem,
      isLevelFromSize: true,
      x,
      startsParagraph: !isListItem && startsParagraph === true,
      ...(row.namesSection && { namesSection: true as const }),
    }
  })
}

/** The level of a row as a heading: by its tag in a document that tags headings, and else by its size. */
function createLevels(rows: readonly TaggedRow[]): (row: TaggedRow) => number {
  const bySize = headingLevels(rows)
  const tagged = rows.filter(({ heading }) => heading !== undefined)
  if (tagged.length === 0) return ({ size }) => bySize(size)
  const largest = Math.max(...tagged.map(({ size }) => size))
  return ({ heading, size }) => {
    if (heading !== undefined) return Math.min(6, heading + 1)
    return size > largest && bySize(size) === 1 ? 1 : 0
  }
}

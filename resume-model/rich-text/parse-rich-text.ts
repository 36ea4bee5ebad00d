import { parseInline } from './parse-inline'

/** A run of rich text: one look from end to end. A line break is a run's `\n`. */
export type InlineRun = { text: string; bold?: true; italic?: true; underline?: true; url?: string }

export type Paragraph<R = InlineRun> = { type: 'paragraph'; runs: R[] }
/** What stands behind the numbers of a list where it is no full stop. */
export const NUMBER_SUFFIXES = ['、', '．', ')'] as const
export type NumberSuffix = (typeof NUMBER_SUFFIXES)[number]
/** `start` is the number of a list's first item; 1 for bullets. */
export type List<R = InlineRun> = {
  type: 'bullets' | 'numbers'
  start: number
  sign?: NumberSuffix
  items: Block<R>[][]
}
export type Block<R = InlineRun> = Paragraph<R> | List<R>

/** The deepest list: an item of an item. */
export const MAX_DEPTH = 2
/** The highest number of an item as it is written: three digits are no marker. */
export const MAX_NUMBER = 99

/**
 * Reads the Markdown subset a resume's text is written in. Total and linear: any text gives blocks, nothing throws.
 * - paragraphs are parted by empty lines, lines inside one are line breaks
 * - `**bold**`, `*italic*` or `_italic_`, `<u>underline</u>`, `[text](https://…)` with http, https or mailto
 * - `- `, `* `, `•` bullets; `1. `, `1) `, `1、` numbers; two spaces before one put it a level deeper, to depth 2
 * - a number that does not go on from the one before begins another list, and so does another sign behind it; the same
 *   number on the next line (1. 1. 1.) goes on
 * - a backslash before punctuation makes it plain; a mark without its partner stays as typed
 */
export function parseRichText(text: string): Block[] {
  const root: Block[] = []
  /** Where the lines of each depth go; [0] is the text itself, [n] the open item of depth n. */
  let open: Block[][] = [root]
  let lines: string[] = []
  /** The number that was typed last, forgotten after an empty line. */
  let lastNumber: number | undefined

  const closeParagraph = () => {
    if (lines.length === 0) return
    const runs = parseInline(lines.join('\n'))
    if (runs.length > 0) open.at(-1)!.push({ type: 'paragraph', runs })
    lines = []
  }

  for (const rawLine of text.split('\n')) {
    const line = rawLine.trim()
    const indented = /^(?: {2}|\u3000)/.test(rawLine)
    const marker = parseMarker(line)
    if (line === '') {
      closeParagraph()
      lastNumber = undefined
    } else if (marker) {
      closeParagraph()
      const depth = indented ? Math.min(open.length, MAX_DEPTH) : 1
      open = open.slice(0, depth)
      const item: Block[] = []
      findOrAddList(open.at(-1)!, marker, lastNumber).items.push(item)
      open.push(item)
      lines.push(marker.content)
      lastNumber = marker.start
    } else {
      if (!indented && open.length > 1) {
        closeParagraph()
        open = [root]
      }
      lines.push(line)
    }
  }
  closeParagraph()
  return dropEmptyBlocks(root)
}

/** Without items of nothing but empty marks, and lists of such items. */
function dropEmptyBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'paragraph') return [block]
    const items = block.items.map(dropEmptyBlocks).filter((item) => item.length > 0)
    return items.length > 0 ? [{ ...block, items }] : []
  })
}

/** The words alone, a line each, without marks and bullets. */
export function toPlainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.runs.map((run) => run.text).join('')
        : block.items.map(toPlainText).join('\n'),
    )
    .join('\n')
}

/** How an item of a list is begun: `- `, `3. `, `3、`. A sign as wide as a letter needs no space behind it. */
export function markerOf({ type, start, sign }: Omit<List<unknown>, 'items'>, index: number): string {
  if (type === 'bullets') return '- '
  const number = Math.min(start + index, MAX_NUMBER)
  return sign === '、' || sign === '．' ? `${number}${sign}` : `${number}${sign ?? '.'} `
}

type Marker = Pick<List, 'type' | 'start' | 'sign'> & { content: string }

function parseMarker(line: string): Marker | undefined {
  const bullet = /^(?:[-*+] +|[•●▪◦‣·] *)(?=\S)/.exec(line)
  if (bullet) return { type: 'bullets', start: 1, content: line.slice(bullet[0].length) }
  const number = /^(\d{1,2})(?:([.)]) +|([、．]) *|\.(?=\p{Script=Han}))(?=\S)/u.exec(line)
  if (!number) return undefined
  const sign = NUMBER_SUFFIXES.find((one) => one === (number[2] ?? number[3]))
  const content = line.slice(number[0].length)
  return { type: 'numbers', start: Number(number[1]), ...(sign && { sign }), content }
}

/** The list an item belongs to: the block before it when the item goes on with that, else a new one. */
function findOrAddList(blocks: Block[], { type, start, sign }: Marker, lastNumber: number | undefined): List {
  const last = blocks.at(-1)
  const list: List = { type, start, ...(sign && { sign }), items: [] }
  if (
    last &&
    last.type !== 'paragraph' &&
    (continuesList(last, list) || (isSameKind(last, list) && lastNumber === start))
  )
    return last
  blocks.push(list)
  return list
}

function isSameKind(a: List, b: List): boolean {
  return a.type === b.type && a.sign === b.sign
}

/** Whether a list right behind another is drawn as if both were one. */
export function continuesList(list: List, next: List): boolean {
  const following = Math.min(list.start + list.items.length, MAX_NUMBER)
  return isSameKind(list, next) && (list.type === 'bullets' || next.start === following)
}

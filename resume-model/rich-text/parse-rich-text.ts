import { parseInline } from './parse-inline'

/** A run of text in one style. A line break is `\n` within a run. */
export type InlineRun = { text: string; bold?: true; italic?: true; underline?: true; url?: string }

export type Paragraph<R = InlineRun> = { type: 'paragraph'; runs: R[] }
/** Separators after a list's numbers other than the full stop. */
export const NUMBER_SUFFIXES = ['、', '．', '）', ')'] as const
export type NumberSuffix = (typeof NUMBER_SUFFIXES)[number]
export const numberSuffixOf = (typed: unknown) => NUMBER_SUFFIXES.find((one) => one === typed)
/** `start` is the number of a list's first item; 1 for bullets. */
export type List<R = InlineRun> = {
  type: 'bullets' | 'numbers'
  start: number
  sign?: NumberSuffix
  items: Block<R>[][]
}
export type Block<R = InlineRun> = Paragraph<R> | List<R>

/** Maximum nesting of lists: an item within an item. */
export const MAX_DEPTH = 2
/** Maximum number of a list item: three digits are no marker. */
export const MAX_NUMBER = 99

/**
 * Parses the Markdown subset of resumes. Never throws, linear time.
 * - empty lines separate paragraphs, lines within one are line breaks
 * - `**bold**`, `*italic*` or `_italic_`, `<u>underline</u>`, `[text](https://…)` with http, https or mailto
 * - `- `, `* `, `•` bullets; `1. `, `1) `, `1、`, `1）` numbers; two leading spaces nest an item, to depth 2
 * - other numbers stay as typed: (1), ①, 一、, 01.
 * - a number that does not continue the list starts another one, and so does another separator; the same
 * number on the next line (1. 1. 1.) continues it
 * - a backslash escapes punctuation; a mark without its partner is text
 */
export function parseRichText(text: string): Block[] {
  const root: Block[] = []
  /** The target of lines at each depth; [0] is the text itself, [n] the open item of depth n. */
  let open: Block[][] = [root]
  let lines: string[] = []
  /** The last typed number, forgotten after an empty line. */
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

/** Removes items that contain only empty marks, and lists of such items. */
function dropEmptyBlocks(blocks: Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'paragraph') return [block]
    const items = block.items.map(dropEmptyBlocks).filter((item) => item.length > 0)
    return items.length > 0 ? [{ ...block, items }] : []
  })
}

/** The plain text, one line each, without marks and bullets. */
export function toPlainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.runs.map((run) => run.text).join('')
        : block.items.map(toPlainText).join('\n'),
    )
    .join('\n')
}

/** The marker of a list item: `- `, `3. `, `3、`. A full-width separator needs no space after it. */
export function markerOf({ type, start, sign }: Omit<List<unknown>, 'items'>, index: number): string {
  if (type === 'bullets') return '- '
  const number = Math.min(start + index, MAX_NUMBER)
  return sign === undefined || sign === ')' ? `${number}${sign ?? '.'} ` : `${number}${sign}`
}

type Marker = Pick<List, 'type' | 'start' | 'sign'> & { content: string }

function parseMarker(line: string): Marker | undefined {
  const bullet = /^(?:[-*+] +|[•●▪◦‣·] *)(?=\S)/.exec(line)
  if (bullet) return { type: 'bullets', start: 1, content: line.slice(bullet[0].length) }
  const number = /^([1-9]\d?|0)(?:([.)]) +|([、．）]) *|\.(?=\p{Script=Han}))(?=\S)/u.exec(line)
  if (!number) return undefined
  const sign = numberSuffixOf(number[2] ?? number[3])
  const content = line.slice(number[0].length)
  return { type: 'numbers', start: Number(number[1]), ...(sign && { sign }), content }
}

/** The list an item belongs to: the block before it if the item continues that, otherwise a new one. */
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

/** Whether a list directly after another one looks like its continuation. */
export function continuesList(list: List, next: List): boolean {
  const following = Math.min(list.start + list.items.length, MAX_NUMBER)
  return isSameKind(list, next) && (list.type === 'bullets' || next.start === following)
}

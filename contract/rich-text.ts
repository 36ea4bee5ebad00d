import { parseInline } from './rich-inline'

/** A run of rich text: one look from end to end. A line break is a run's `\n`. */
export type Run = { text: string; bold?: true; italic?: true; underline?: true; url?: string }

export type Paragraph<R = Run> = { type: 'paragraph'; runs: R[] }
/** `start` is the number of a list's first item; 1 for bullets. */
export type List<R = Run> = { type: 'bullets' | 'numbers'; start: number; items: Block<R>[][] }
export type Block<R = Run> = Paragraph<R> | List<R>

/** The deepest list: an item of an item. */
export const MAX_DEPTH = 2

/**
 * Reads the Markdown subset a resume's text is written in. Total and linear: any text gives blocks, nothing throws.
 * - paragraphs are parted by empty lines, lines inside one are line breaks
 * - `**bold**`, `*italic*` or `_italic_`, `<u>underline</u>`, `[text](https://…)` with http, https or mailto
 * - `- `, `* `, `•` bullets; `1. `, `1) `, `1、` numbers; two spaces before one put it a level deeper, to depth 2
 * - a backslash before punctuation makes it plain; a mark without its partner stays as typed
 */
export function parseRichText(text: string): Block[] {
  const root: Block[] = []
  /** Where the lines of each depth go; [0] is the text itself, [n] the open item of depth n. */
  let open: Block[][] = [root]
  let lines: string[] = []

  const endParagraph = () => {
    if (lines.length === 0) return
    open.at(-1)!.push({ type: 'paragraph', runs: parseInline(lines.join('\n')) })
    lines = []
  }

  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const indented = /^(?: {2}|\u3000)/.test(raw)
    const marker = readMarker(line)
    if (line === '') endParagraph()
    else if (marker) {
      endParagraph()
      const depth = indented ? Math.min(open.length, MAX_DEPTH) : 1
      open = open.slice(0, depth)
      const item: Block[] = []
      listIn(open.at(-1)!, marker).items.push(item)
      open.push(item)
      lines.push(marker.rest)
    } else {
      if (!indented && open.length > 1) {
        endParagraph()
        open = [root]
      }
      lines.push(line)
    }
  }
  endParagraph()
  return root
}

/** The words alone, a line each, without marks and bullets. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.runs.map((run) => run.text).join('')
        : block.items.map(plainText).join('\n'),
    )
    .join('\n')
}

type Marker = { type: List['type']; start: number; rest: string }

function readMarker(line: string): Marker | undefined {
  const bullet = /^(?:[-*+] +|[•●▪◦‣·] *)(?=\S)/.exec(line)
  if (bullet) return { type: 'bullets', start: 1, rest: line.slice(bullet[0].length) }
  const number = /^(\d{1,2})(?:[.)] +|[、．] *|\.(?=\p{Script=Han}))(?=\S)/u.exec(line)
  if (number) return { type: 'numbers', start: Number(number[1]), rest: line.slice(number[0].length) }
  return undefined
}

/** The list an item belongs to: the block before it when that is one of its kind, else a new one. */
function listIn(blocks: Block[], { type, start }: Marker): List {
  const last = blocks.at(-1)
  if (last?.type === type) return last
  const list: List = { type, start, items: [] }
  blocks.push(list)
  return list
}

import { isLinkTarget } from './parse-inline'
import {
  continuesList,
  MAX_DEPTH,
  MAX_NUMBER,
  type Block,
  type List,
  type Paragraph,
  type InlineRun,
} from './parse-rich-text'

/**
 * Normalizes blocks to what the Markdown subset can express: nothing empty, consecutive lists joined, the
 * maximum depth, trimmed lines, no empty line inside a paragraph, no bold spaces, links only as the subset
 * has them.
 */
export function normalizeBlocks(blocks: readonly Block[], depth = 0): Block[] {
  const normalized: Block[] = []
  for (const block of blocks) {
    if (block.type === 'paragraph') normalized.push(...paragraphsOf(block.runs))
    else addList(normalized, block, depth)
  }
  return normalized
}

function addList(to: Block[], { type, start, sign, items }: List, depth: number): void {
  const list: List = {
    type,
    start: type === 'numbers' ? Math.min(Math.max(start, 0), MAX_NUMBER) : 1,
    ...(type === 'numbers' && sign && { sign }),
    items: [],
  }
  for (const item of items) {
    const normalized = normalizeBlocks(item, depth + 1)
    const itemParagraphs = normalized.filter((block) => block.type === 'paragraph')
    const sublists: List[] = []
    for (const block of normalized) if (block.type !== 'paragraph') appendList(sublists, block)
    if (itemParagraphs.length === 0 || depth + 1 >= MAX_DEPTH) {
      if (itemParagraphs.length > 0) list.items.push(itemParagraphs)
      for (const { items } of sublists) list.items.push(...items)
    } else list.items.push([...itemParagraphs, ...sublists])
  }
  if (list.items.length > 0) appendList(to, list)
}

function appendList(to: Block[], list: List): void {
  const before = to.at(-1)
  if (before && before.type !== 'paragraph' && continuesList(before, list)) before.items.push(...list.items)
  else to.push(list)
}

/** One character with its style, because spaces need a style of their own. */
type StyledCharacter = { character: string; run: InlineRun }
const isBlank = (character: string) => /\s/.test(character)

function paragraphsOf(runs: readonly InlineRun[]): Paragraph[] {
  const characters = runs.flatMap((run) =>
    [...run.text].map((character): StyledCharacter => ({ character, run })),
  )
  const lines: StyledCharacter[][] = [[]]
  for (const one of characters) {
    if (one.character === '\n') lines.push([])
    else lines.at(-1)!.push(one)
  }
  const paragraphs: StyledCharacter[][] = []
  let open: StyledCharacter[] | undefined
  for (const line of lines.map(trimLine)) {
    if (line.length === 0) open = undefined
    else if (open) open.push({ character: '\n', run: line[0]!.run }, ...line)
    else paragraphs.push((open = line))
  }
  return paragraphs.map((paragraph) => ({ type: 'paragraph', runs: joinRuns(paragraph) }))
}

/** An underlined space is visible: a blank to fill in. */
function trimLine(line: StyledCharacter[]): StyledCharacter[] {
  const isVisible = ({ character, run }: StyledCharacter) => !isBlank(character) || run.underline
  const from = line.findIndex(isVisible)
  return from < 0 ? [] : line.slice(from, line.findLastIndex(isVisible) + 1)
}

function joinRuns(characters: StyledCharacter[]): InlineRun[] {
  const runs: InlineRun[] = []
  // The styles of the words before and after each space, from both ends, so that many spaces take linear
  // time.
  const before = previousWordRuns(characters)
  const after = previousWordRuns(characters.toReversed()).reverse()
  characters.forEach(({ character, run }, i) => {
    const next = styleOf(character, run, before[i], after[i])
    const last = runs.at(-1)
    if (last && hasSameStyle(last, next)) last.text += next.text
    else runs.push(next)
  })
  return runs
}

function previousWordRuns(characters: StyledCharacter[]): (InlineRun | undefined)[] {
  let word: InlineRun | undefined
  return characters.map(({ character, run }) => {
    const before = word
    if (!isBlank(character)) word = run
    return before
  })
}

/** A space is bold or italic only between words that are; a line break is neither linked nor underlined. */
function styleOf(
  character: string,
  run: InlineRun,
  before: InlineRun | undefined,
  after: InlineRun | undefined,
): InlineRun {
  const between = (style: 'bold' | 'italic') => Boolean(before?.[style] && after?.[style])
  const isEnd = character === '\n'
  const next: InlineRun = { text: character }
  if (isBlank(character) ? between('bold') : run.bold) next.bold = true
  if (isBlank(character) ? between('italic') : run.italic) next.italic = true
  if (run.underline && !isEnd) next.underline = true
  if (run.url && !isEnd && isLinkTarget(run.url)) next.url = run.url
  return next
}

function hasSameStyle(a: InlineRun, b: InlineRun): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.url === b.url
}

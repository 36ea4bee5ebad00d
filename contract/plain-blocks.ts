import { isTarget } from './rich-inline'
import { goesOn, MAX_DEPTH, MAX_NUMBER, type Block, type List, type Paragraph, type Run } from './rich-text'

/**
 * Blocks as the Markdown subset can say them: nothing empty, lists joined that go on from one another and no deeper than it goes, lines
 * without blank ends, no empty line inside a paragraph, no bold blank, no link elsewhere than the subset links.
 */
export function plainBlocks(blocks: readonly Block[], depth = 0): Block[] {
  const plain: Block[] = []
  for (const block of blocks) {
    if (block.type === 'paragraph') plain.push(...paragraphsOf(block.runs))
    else addList(plain, block, depth)
  }
  return plain
}

function addList(to: Block[], { type, start, sign, items }: List, depth: number): void {
  const list: List = {
    type,
    start: type === 'numbers' ? Math.min(Math.max(start, 0), MAX_NUMBER) : 1,
    ...(type === 'numbers' && sign && { sign }),
    items: [],
  }
  for (const item of items) {
    const plain = plainBlocks(item, depth + 1)
    const words = plain.filter((block) => block.type === 'paragraph')
    const deeper: List[] = []
    for (const block of plain) if (block.type !== 'paragraph') join(deeper, block)
    if (words.length === 0 || depth + 1 >= MAX_DEPTH) {
      if (words.length > 0) list.items.push(words)
      for (const { items } of deeper) list.items.push(...items)
    } else list.items.push([...words, ...deeper])
  }
  if (list.items.length > 0) join(to, list)
}

function join(to: Block[], list: List): void {
  const before = to.at(-1)
  if (before && before.type !== 'paragraph' && goesOn(before, list)) before.items.push(...list.items)
  else to.push(list)
}

/** One character with its look: blanks are looked at one by one. */
type Letter = { letter: string; run: Run }
const isBlank = (letter: string) => /\s/.test(letter)

function paragraphsOf(runs: readonly Run[]): Paragraph[] {
  const letters = runs.flatMap((run) => [...run.text].map((letter): Letter => ({ letter, run })))
  const lines: Letter[][] = [[]]
  for (const one of letters) {
    if (one.letter === '\n') lines.push([])
    else lines.at(-1)!.push(one)
  }
  const paragraphs: Letter[][] = []
  let open: Letter[] | undefined
  for (const line of lines.map(trimmed)) {
    if (line.length === 0) open = undefined
    else if (open) open.push({ letter: '\n', run: line[0]!.run }, ...line)
    else paragraphs.push((open = line))
  }
  return paragraphs.map((paragraph) => ({ type: 'paragraph', runs: joined(paragraph) }))
}

/** An underlined blank can be seen: it is a place to fill in. */
function trimmed(line: Letter[]): Letter[] {
  const isSeen = ({ letter, run }: Letter) => !isBlank(letter) || run.underline
  const from = line.findIndex(isSeen)
  return from < 0 ? [] : line.slice(from, line.findLastIndex(isSeen) + 1)
}

function joined(letters: Letter[]): Run[] {
  const runs: Run[] = []
  // The words before and after each blank, looked up from both ends so that many blanks take no longer.
  const before = wordsBefore(letters)
  const after = wordsBefore(letters.toReversed()).reverse()
  letters.forEach(({ letter, run }, i) => {
    const next = looking(letter, run, before[i], after[i])
    const last = runs.at(-1)
    if (last && isAlike(last, next)) last.text += next.text
    else runs.push(next)
  })
  return runs
}

function wordsBefore(letters: Letter[]): (Run | undefined)[] {
  let word: Run | undefined
  return letters.map(({ letter, run }) => {
    const before = word
    if (!isBlank(letter)) word = run
    return before
  })
}

/** A blank is bold or italic only between words that are; the end of a line is no link and has no line under it. */
function looking(letter: string, run: Run, before: Run | undefined, after: Run | undefined): Run {
  const between = (look: 'bold' | 'italic') => Boolean(before?.[look] && after?.[look])
  const isEnd = letter === '\n'
  const next: Run = { text: letter }
  if (isBlank(letter) ? between('bold') : run.bold) next.bold = true
  if (isBlank(letter) ? between('italic') : run.italic) next.italic = true
  if (run.underline && !isEnd) next.underline = true
  if (run.url && !isEnd && isTarget(run.url)) next.url = run.url
  return next
}

function isAlike(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.url === b.url
}

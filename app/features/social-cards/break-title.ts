/** A title in the lines that it is drawn in, and the size of its type in px. */
export type BrokenTitle = { lines: string[]; size: number }

/** Sizes in px that a title is tried in, the largest first, with the most lines that each may take. */
const candidates = [
  { size: 72, maxLines: 1 },
  { size: 64, maxLines: 1 },
  { size: 60, maxLines: 2 },
  { size: 54, maxLines: 2 },
  { size: 48, maxLines: 2 },
  { size: 46, maxLines: 3 },
  { size: 40, maxLines: 3 },
  { size: 34, maxLines: 3 },
  { size: 28, maxLines: 3 },
]
const smallest = candidates.at(-1)!

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const closing = /^[，。：；！？、）】》」』〕”’…—～·,.:;!?)\]}]+$/
const opening = /[（【《「『〔“‘([{]$/
/** Names that the segmenter takes for two words. */
const names = ['人力资源', '自荐信', '历史版本', '文件夹']
/** Words that lean on the one before them. */
const leaning = /^[的了着过吗呢吧们是时上里中后]$/
const number = /^\d+(?:\.\d+)?\s?$/

/**
 * Breaks a title into at most three lines of about the same length, between words and best after a sign, in the
 * largest type that holds them in `width` px. A word is never broken: one that is too wide makes the type smaller.
 * `whole`: names that stay in one line.
 */
export function breakTitle(title: string, width: number, whole: readonly string[] = []): BrokenTitle {
  const words = joinWords(title.trim().replaceAll(/\s+/g, ' '), whole)
  for (const { size, maxLines } of candidates) {
    for (let count = 1; count <= maxLines; count++) {
      const lines = balance(words, count, width / size)
      // A dot between two names is not needed where the line ends.
      if (lines) return { lines: lines.map((line) => line.replace(/·$/, '')), size }
    }
  }
  const widest = Math.max(...words.map(widthOf))
  if (widest > width / smallest.size) {
    // A word without end: the type is as small as it needs.
    const size = Math.floor(width / widest)
    return { lines: balance(words, smallest.maxLines, width / size) ?? [words.join('')], size }
  }
  return { lines: shorten(words, width / smallest.size), size: smallest.size }
}

/** The words of a text with the signs at their sides; together they are the text. */
function joinWords(text: string, whole: readonly string[]): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = words.at(-1)
    if (before !== undefined && holdsTogether(before, segment)) words[words.length - 1] = before + segment
    else words.push(segment)
  }
  return [...names, ...whole].reduce(keepWhole, words)
}

function holdsTogether(before: string, word: string): boolean {
  if (word === ' ' || closing.test(word) || opening.test(before) || leaning.test(word)) return true
  if (number.test(before)) return true
  return /[!-~]$/.test(before) && /^[!-~]/.test(word)
}

/** Joins the words that a name is made of. */
function keepWhole(words: string[], name: string): string[] {
  const text = words.join('')
  const start = text.indexOf(name)
  if (start === -1) return words
  let at = 0
  const joined: string[] = []
  for (const word of words) {
    const isWithin = at > start && at < start + name.length
    if (isWithin) joined[joined.length - 1] += word
    else joined.push(word)
    at += word.length
  }
  return joined
}

/** What a break costs that does not follow a sign, beside lines of unequal length (em²). */
const plainBreakCost = 10

/** The words in `count` lines of at most `max` em, as even as can be; undefined if they need more. */
function balance(words: readonly string[], count: number, max: number): string[] | undefined {
  const target = widthOf(words.join('')) / count
  type Way = { cost: number; lines: string[] }
  let ways: (Way | undefined)[] = words.map((_, i) => {
    const line = words.slice(0, i + 1).join('')
    return widthOf(line.trim()) <= max ? { cost: costOf(line), lines: [line.trim()] } : undefined
  })
  for (let n = 2; n <= count; n++) ways = words.map((_, end) => best(end))
  return ways.at(-1)?.lines

  function best(end: number): Way | undefined {
    let found: Way | undefined
    for (let start = end; start > 0; start--) {
      const line = words.slice(start, end + 1).join('')
      if (widthOf(line.trim()) > max) break
      const before = ways[start - 1]
      if (!before) continue
      const isAfterSign = /[，。：；！？、”…—·,:;!?]\s?$/.test(words[start - 1]!)
      const cost = before.cost + costOf(line) + (isAfterSign ? 0 : plainBreakCost)
      if (!found || cost < found.cost) found = { cost, lines: [...before.lines, line.trim()] }
    }
    return found
  }

  function costOf(line: string): number {
    return (widthOf(line.trim()) - target) ** 2
  }
}

/** The first words in full lines; the last line ends with an ellipsis. */
function shorten(words: readonly string[], max: number): string[] {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1)! + word
    const isLast = lines.length === smallest.maxLines
    if (widthOf(line.trim()) <= max - (isLast ? 1 : 0)) lines[lines.length - 1] = line
    else if (isLast) return lines.map((one, i) => one.trim() + (i === lines.length - 1 ? '…' : ''))
    else lines.push(word)
  }
  return lines.map((one) => one.trim())
}

/** The width of bold type in em, rather more than less. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += widthOfCharacter(character)
  return width
}

function widthOfCharacter(character: string): number {
  if (character > '\u024f') return 1
  if (/[mwMW@%—…·]/.test(character)) return 0.98
  if (/[A-Z&#]/.test(character)) return 0.76
  if (/[fijlrtI .,:;'|!()[\]/-]/.test(character)) return 0.42
  return 0.66
}

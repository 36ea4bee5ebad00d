import { findTabs } from './find-tabs'
import type { TextItem } from './text-item'

/** Items of one line that stand close together; wider gaps part segments: columns, dates at the end of a line. */
export type Segment = {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** The stretches of marked content at its beginning and end, in a tagged PDF. */
  marks?: { first: string; last: string }
  /** How many blanks the page writes before it, where that is known. */
  blanks?: number
}

/** In letters: a wider gap parts segments. */
const widestGap = 0.7
/** After a Chinese comma, which has blank space of its own: lines that were spread to the edge. */
const widestGapInSentence = 2
/** A narrower one is no space. */
const leastSpace = 0.3
/** Words that stand further apart are parts of their own. */
const wideSpace = 0.55
/** Two blanks end a sentence in some hands, and follow a colon. */
export const isAfterMark = /[.!?。；;，,、:：]$/u

/** The segments of a page from top to bottom, each line from left to right, whatever order the file has. */
export function segmentsOf(items: readonly TextItem[]): Segment[] {
  const lines = linesOf(items)
  for (const { items: line } of lines) line.sort((a, b) => a.x - b.x)
  const isAtTab = findTabs(lines.map((line) => line.items))
  return lines.flatMap(({ y, items: line }) =>
    segmentsOfLine(line, isAtTab).map((segment) => ({ ...segment, y })),
  )
}

type ItemLine = { y: number; size: number; items: TextItem[]; isBlank: boolean }

/**
 * Items by their baseline; smaller ones, such as exponents, may be off it. A blank may be as large as the text before it, and says
 * nothing of the line.
 */
function linesOf(items: readonly TextItem[]): ItemLine[] {
  const lines: ItemLine[] = []
  for (const item of [...items].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    const isBlank = item.text.trim() === ''
    if (line && line.y - item.y <= 0.35 * Math.max(line.size, item.size)) {
      line.items.push(item)
      if (!isBlank && (line.isBlank || item.size > line.size))
        Object.assign(line, { size: item.size, y: item.y, isBlank })
    } else lines.push({ y: item.y, size: item.size, items: [item], isBlank })
  }
  return lines
}

function segmentsOfLine(
  line: readonly TextItem[],
  isAtTab: ReturnType<typeof findTabs>,
): Omit<Segment, 'y'>[] {
  const segments: (Omit<Segment, 'text' | 'y'> & { parts: string[] })[] = []
  let isAfterSpace = false
  const spread = spreadOf(line)
  for (const item of line) {
    const { text, x, width, size, mark, blanks } = item
    if (text.trim() === '') {
      isAfterSpace = true
      continue
    }
    const last = segments.at(-1)
    const gap = last ? x - last.right : 0
    const isInSentence = (last && /[，、；]$/u.test(last.parts.at(-1)!)) || beginsWithMark.test(text)
    const isSpread = gap <= spread
    const widest = isInSentence ? widestGapInSentence : widestGap
    const isNear = last && (isSpread || gap <= widest * Math.max(size, last.size))
    if (isNear && !isAtTab(last.parts.at(-1)!, gap, item)) {
      const added =
        gap < -leastOverlap * size ? withoutRepeated(last.parts.at(-1)!, text, -gap / width) : text
      if (added !== text) {
        last.parts[last.parts.length - 1] += added
        last.right = Math.max(last.right, x + width)
        continue
      }
      const spaced = (isAfterSpace || gap > leastSpace * size) && !beginsWithMark.test(text)
      const isWide =
        (gap > wideSpace * size && !isSpread) || ((blanks ?? 0) > 1 && !isAfterMark.test(last.parts.at(-1)!))
      if (spaced && !/\s$/.test(last.parts.at(-1)!)) last.parts.push(isWide ? '  ' : ' ')
      last.parts.push(text)
      if (mark !== undefined && last.marks) last.marks.last = mark
      last.right = Math.max(last.right, x + width)
      last.size = Math.max(last.size, size)
    } else
      segments.push({
        ...{ parts: [text], x, right: x + width, size, blanks },
        ...(mark !== undefined && { marks: { first: mark, last: mark } }),
      })
    isAfterSpace = false
  }
  return segments
    .map(({ parts, ...segment }) => ({ ...segment, text: joinSpacedCharacters(parts.join('').trim()) }))
    .filter(({ text }) => text !== '')
}

/** A Chinese mark ends what is before it, however a line is spread. */
const beginsWithMark = /^[，。、；：）》”]/u
/** In letters: text that overlaps the text before it by as much may be the same, drawn twice. */
const leastOverlap = 0.2
const mostRepeated = 500

/** Of text drawn over the end of other text, to look bold, what is not the same; all of it if it differs. */
function withoutRepeated(before: string, text: string, share: number): string {
  if (before.length > mostRepeated) return text
  const length = Math.min(text.length, Math.round(share * text.length))
  const lengths = [length, length + 1, length - 1].filter((one) => one > 0 && one <= text.length)
  const found = lengths.find((one) => before.trimEnd().endsWith(text.slice(0, one).trimEnd()))
  return found === undefined ? text : text.slice(found)
}

/** In letters: blanks of a line that is spread to the edge are wider only in narrow cells, where lines have few of them. */
const widestBlank = 1.3
/** In letters: by how much the blanks of a line that is spread differ. */
const sameBlank = 0.12
const leastBlanks = 2

/** How wide the blanks of a line are that is spread to the edge, in pt; 0 for other lines. */
function spreadOf(line: readonly TextItem[]): number {
  let [right, count, least, most, size] = [Infinity, 0, Infinity, 0, 0]
  for (const item of line) {
    if (item.text.trim() === '') continue
    const gap = item.x - right
    right = item.x + item.width
    size = Math.max(size, item.size)
    if (item.blanks !== 1 || gap <= 0) continue
    count++
    least = Math.min(least, gap)
    most = Math.max(most, gap)
  }
  return count >= leastBlanks && most <= widestBlank * size && most - least <= sameBlank * size ? most : 0
}

/** Removes the spaces between characters that were spread for looks (`联 系 方 式`). */
function joinSpacedCharacters(text: string): string {
  const spacedCount = text.match(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu)?.length ?? 0
  const adjacentCount = text.match(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu)?.length ?? 0
  return spacedCount > adjacentCount && spacedCount + adjacentCount > 0
    ? text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han}|[，。；、：])/gu, '')
    : text
}

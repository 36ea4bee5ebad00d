import { readLines, type DrawnLine } from './drawn-lines'
import { findGlyphs, hanEm, isHan, isOfTitle } from './find-glyphs'
import type { LetterGap } from './find-letter'
import { readLetters } from './glyph-letters'
import { pathOf, withGlyphs, type LineGlyph } from './line-outlines'
import { glyphsOf } from './lines-at-point'
import { lineAtGap, linesInRow, type PrintedText } from './place-on-page'
import { clearTypedOverlay, showInOverlay } from './typed-overlay'

/** Runs of a line that are no farther apart, in ems, are one text: a full stop is a run of its own. */
const runGap = 0.6
/** What stands beside a line stays so far from it, px. */
const clearPx = 2

/** Letters and the one before them, or the room for what is drawn over the line between two letters. */
type TypedText = { letters: string; previous: string } | { widthPx: number }

type Drawn = {
  line: SVGPathElement
  data: string | null
  moved: SVGPathElement[]
  key: string
  widthPx: number
}
let drawn: Drawn | undefined

/** Shows the lines as the pages have them. */
export function withdrawTyped() {
  if (!drawn) return
  clearTypedOverlay()
  for (const line of [drawn.line, ...drawn.moved]) line.removeAttribute('style')
  drawn = undefined
}

/** Of a line that was set anew nothing is drawn in advance. */
export function withdrawIfSet() {
  if (drawn && drawn.line.getAttribute('d') !== drawn.data) withdrawTyped()
}

/**
 * Draws typed letters at a gap of a printed line before its page is set with them, as the same letters look on the page:
 * over the page, whose own drawing would be laid out anew for each element that it gets. In the middle of a line all of it is
 * drawn there, and the line itself is hidden; what then has no room before `rightPx`, px of the window, is not: it will be in
 * the next line. Returns how wide the letters are, px; undefined, and draws nothing, where the first has no room, or where it
 * is unknown how it looks.
 */
export function drawTyped(
  printed: PrintedText,
  gap: LetterGap,
  typed: TypedText,
  rightPx: number,
): number | undefined {
  const place = lineAtGap(printed, gap)
  const matrix = place?.line.path.getScreenCTM()
  if (!place || !matrix) return undefined
  const { page, line, n } = place
  const key = `${n} ${'letters' in typed ? typed.letters : typed.widthPx}`
  const data = line.path.getAttribute('d')
  if (drawn?.line === line.path && drawn.key === key && drawn.data === data) return drawn.widthPx
  withdrawTyped()
  const lines = readLines(page)
  const ink = line.path.getBoundingClientRect()
  const endX = (ink.right - matrix.e) / matrix.a
  const row = linesInRow(printed, page, matrix.f).map(({ path }) => path)
  const { following, room } = readRow(row, ink, hanEm * matrix.a)
  const limitPx = Math.min(rightPx, room)
  const limitX = (limitPx - matrix.e) / matrix.a
  const { glyphs, width } = layOut(lines, line, typed, line.glyphs[n]?.x ?? endX, limitX, matrix.a)
  if (width === 0) return undefined
  const isAtEnd = n === line.glyphs.length
  const widthPx = width * matrix.a
  showInOverlay(page, line.path, {
    data: isAtEnd ? pathOf(glyphs) : withGlyphs(line, n, glyphs, { width, endX, limitX }),
    letters: glyphs.filter(({ letter, outline }) => isHan(letter) && outline === undefined),
    isBold: isOfTitle(lines, line),
  })
  if (!isAtEnd) line.path.style.visibility = 'hidden'
  for (const path of following) {
    if (path.getBoundingClientRect().right + widthPx > limitPx) path.style.visibility = 'hidden'
    path.style.transform = `translate(${widthPx / (path.getScreenCTM()?.a ?? Infinity)}px)`
  }
  drawn = { line: line.path, data, moved: following, key, widthPx }
  return widthPx
}

/** The glyphs of what is typed that have room from `x` to `limitX`, and how wide they are, in units of the line. */
function layOut(
  lines: readonly DrawnLine[],
  line: DrawnLine,
  typed: TypedText,
  x: number,
  limitX: number,
  pxPerUnit: number,
): { glyphs: LineGlyph[]; width: number } {
  if ('widthPx' in typed) return { glyphs: [], width: typed.widthPx / pxPerUnit }
  const { glyphs, width } = findGlyphs(lines, line, typed.letters, typed.previous, x)
  // They may be there, unread.
  if (glyphs.length === 0) void readLetters(glyphsOf(lines))
  const endOf = (n: number) => glyphs[n + 1]?.x ?? x + width
  const fitting = glyphs.filter((_, n) => endOf(n) <= limitX)
  return { glyphs: fitting, width: fitting.length > 0 ? endOf(fitting.length - 1) - x : 0 }
}

/** What of a row follows a run of it as one text, and how far there is room behind that, px of the window. */
function readRow(row: readonly SVGPathElement[], { left, right }: DOMRect, emPx: number) {
  const behind = row
    .map((path) => ({ path, box: path.getBoundingClientRect() }))
    .filter(({ box }) => box.left > left)
    .sort((a, b) => a.box.left - b.box.left)
  const following: SVGPathElement[] = []
  let end = right
  for (const { path, box } of behind) {
    if (box.left - end > runGap * emPx) return { following, room: box.left - clearPx }
    following.push(path)
    end = box.right
  }
  return { following, room: Infinity }
}

import { readLines } from './drawn-lines'
import { findGlyphs, hanEm, isHan, isOfTitle } from './find-glyphs'
import type { LetterGap } from './find-letter'
import { readLetters } from './glyph-letters'
import { pathOf, withGlyphs } from './line-outlines'
import { glyphsOf } from './lines-at-point'
import { lineAtGap, linesInRow, type PrintedText } from './place-on-page'
import { clearTypedOverlay, showInOverlay } from './typed-overlay'

/** Runs of a line that are no farther apart, in ems, are one text: a full stop is a run of its own. */
const runGap = 0.6
/** What stands beside a line stays so far from it, px. */
const clearPx = 2

/** What is typed behind letters of a page: the letter before it, and how far its line may reach, px of the window. */
type TypedText = { letters: string; previous: string; right: number }

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
 * drawn there, and the line itself is hidden. Returns how wide they are, px; undefined, and draws nothing, where they have
 * no room in the line, or where it is unknown how they look.
 */
export function drawTyped(printed: PrintedText, gap: LetterGap, typed: TypedText): number | undefined {
  const place = lineAtGap(printed, gap)
  const matrix = place?.line.path.getScreenCTM()
  if (!place || !matrix) return undefined
  const { page, line, n } = place
  const key = `${n} ${typed.letters}`
  const data = line.path.getAttribute('d')
  if (drawn?.line === line.path && drawn.key === key && drawn.data === data) return drawn.widthPx
  withdrawTyped()
  const lines = readLines(page)
  const ink = line.path.getBoundingClientRect()
  const startX = line.glyphs[n]?.x ?? (ink.right - matrix.e) / matrix.a
  const { glyphs, width } = findGlyphs(lines, line, typed.letters, typed.previous, startX)
  if (glyphs.length === 0) {
    // It may be there, unread.
    void readLetters(glyphsOf(lines))
    return undefined
  }
  const row = linesInRow(printed, page, matrix.f).map(({ path }) => path)
  const { following, end, room } = readRow(row, ink, hanEm * matrix.a)
  const widthPx = width * matrix.a
  if (end + widthPx > Math.min(typed.right, room)) return undefined
  const isAtEnd = n === line.glyphs.length
  showInOverlay(page, line.path, {
    data: isAtEnd ? pathOf(glyphs) : withGlyphs(line, n, glyphs, width),
    letters: glyphs.filter(({ letter, outline }) => isHan(letter) && outline === undefined),
    isBold: isOfTitle(lines, line),
  })
  if (!isAtEnd) line.path.style.visibility = 'hidden'
  for (const path of following)
    path.style.transform = `translate(${widthPx / (path.getScreenCTM()?.a ?? Infinity)}px)`
  drawn = { line: line.path, data, moved: following, key, widthPx }
  return widthPx
}

/** What of a row follows a run of it as one text, where that ends, and how far there is room behind it, px of the window. */
function readRow(row: readonly SVGPathElement[], { left, right }: DOMRect, emPx: number) {
  const behind = row
    .map((path) => ({ path, box: path.getBoundingClientRect() }))
    .filter(({ box }) => box.left > left)
    .sort((a, b) => a.box.left - b.box.left)
  const following: SVGPathElement[] = []
  let end = right
  for (const { path, box } of behind) {
    if (box.left - end > runGap * emPx) return { following, end, room: box.left - clearPx }
    following.push(path)
    end = box.right
  }
  return { following, end, room: Infinity }
}

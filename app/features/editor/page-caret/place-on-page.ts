import { pxPerPtOf } from '#app/features/editor/preview/page-geometry'
import type { PageArea } from '#app/preview/preview-protocol'
import { readLines, type DrawnLine } from './drawn-lines'
import { findLetter, lettersAround } from './find-letter'
import { readLetters } from './glyph-letters'

/** So many unknown letters in an area hardly matter: they may be any. */
const maxUnknown = 8
/** So many letters around a caret must be around it on the page too, or all there are. */
const minScore = 8
/** The least height of a line: one of low letters is not that high. */
const minHeightPt = 9
/** Areas are rounded, and letters may reach out of them a little. */
const tolerancePt = 2

/** A caret on a page: its x, and the baseline and the height of its line, px of the window. */
export type PlaceOnPage = { page: Element; x: number; baseline: number; height: number }
type LineOnPage = { page: Element; line: DrawnLine }

/** Where the caret of a text is on the pages, in one of some areas; undefined where that is uncertain. */
export async function placeOnPage(
  pages: readonly Element[],
  areas: readonly PageArea[],
  text: string,
  caret: number,
): Promise<PlaceOnPage | undefined> {
  const glyphs = areas
    .flatMap((area) => linesIn(pages[area[1] - 1], area))
    .flatMap((place) => place.line.glyphs.map(({ id }, n) => ({ ...place, n, id })))
  const letters = await readLetters(
    glyphs.map(({ id }) => id),
    maxUnknown,
  )
  const around = lettersAround(text, caret)
  const found = findLetter(letters, around)
  if (!found?.isOnly || found.score < Math.min(minScore, around.before.length + around.after.length))
    return undefined
  const glyph = glyphs[found.isAfterPrevious ? found.index - 1 : found.index]!
  return placeBefore(glyph, glyph.n + (found.isAfterPrevious ? 1 : 0))
}

/** The place before a glyph of a line, or at its end. */
function placeBefore({ page, line: { path, glyphs } }: LineOnPage, n: number): PlaceOnPage | undefined {
  const matrix = path.getScreenCTM()
  if (!matrix) return undefined
  const next = glyphs[n]
  const ink = path.getBoundingClientRect()
  const x = next ? matrix.a * next.x + matrix.e : ink.right
  return { page, x, baseline: matrix.f, height: Math.max(ink.height, minHeightPt * pxPerPtOf(page)) }
}

/** The lines of text that begin in an area. */
function linesIn(page: Element | undefined, [, , x, y, width, height]: PageArea): LineOnPage[] {
  if (!page) return []
  const box = page.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(page)
  const isWithin = (at: number, from: number, length: number) =>
    at >= from - tolerancePt && at <= from + length + tolerancePt
  return readLines(page).flatMap((line) => {
    const matrix = line.path.getScreenCTM()
    if (!matrix) return []
    const left = (matrix.a * (line.glyphs[0]?.x ?? 0) + matrix.e - box.left) / pxPerPt
    const baseline = (matrix.f - box.top) / pxPerPt
    return isWithin(left, x, width) && isWithin(baseline, y, height) ? [{ page, line }] : []
  })
}

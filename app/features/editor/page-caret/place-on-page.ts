import type { PageArea } from '#app/preview/preview-protocol'
import { readLines, type DrawnLine } from './drawn-lines'
import { findLetter } from './find-letter'
import { lettersOf } from './glyph-letters'
import { contextLength } from './glyphs-at-point'

/** Stands for a glyph whose letter is unknown: it may be any. */
const anyLetter = '\0'
/** So many letters of an area need not be known: they may be any. */
const maxUnknown = 8
/** So many letters around a caret must be those around it on the page, or all there are. */
const enoughLetters = 8

/** A place between two letters of a page: its x, and the foot and height of its line, px of the window. */
export type PlaceOnPage = { page: Element; x: number; baseline: number; height: number }

/** Where a caret in a text is on the pages, in one of some areas; undefined where it cannot be told. */
export async function placeOnPage(
  pages: readonly Element[],
  areas: readonly PageArea[],
  text: string,
  caret: number,
): Promise<PlaceOnPage | undefined> {
  const places = areas.flatMap((area) => {
    const page = pages[area[1] - 1]
    return page ? linesIn(page, area).map((line) => ({ page, line })) : []
  })
  const glyphs = places.flatMap(({ page, line }) => line.glyphs.map(({ id }, n) => ({ page, line, n, id })))
  const letterOf = await lettersOf(
    glyphs.map(({ id }) => id),
    maxUnknown,
  )
  const letters = glyphs.map(({ id }) => letterOf(id) ?? anyLetter)
  const around = {
    before: [...text.slice(0, caret).replace(/\s/g, '')].slice(-contextLength),
    after: [...text.slice(caret).replace(/\s/g, '')].slice(0, contextLength),
  }
  const found = findLetter(letters.join(''), around)
  const available = around.before.length + around.after.length
  if (!found || found.score < Math.min(enoughLetters, available)) return undefined
  const index = indexAt(letters, found.offset)
  const isAfterPrevious = found.isAfterPrevious
  const glyph = glyphs[isAfterPrevious ? index - 1 : index]
  return glyph && edgeOf(glyph.page, glyph.line, glyph.n + (isAfterPrevious ? 1 : 0))
}

/** How many letters end before a place. */
function indexAt(letters: string[], offset: number): number {
  let [index, at] = [0, 0]
  while (at < offset && index < letters.length) at += letters[index++]!.length
  return index
}

function edgeOf(page: Element, { path, glyphs }: DrawnLine, n: number): PlaceOnPage | undefined {
  const matrix = path.getScreenCTM()
  if (!matrix) return undefined
  const next = glyphs[n]
  const ink = path.getBoundingClientRect()
  const x = next ? matrix.a * next.x + matrix.e : ink.right
  return { page, x, baseline: matrix.f, height: Math.max(ink.height, leastHeightPt * pxPerPtOf(page)) }
}

/** Of a line of low letters alone. */
const leastHeightPt = 9

function pxPerPtOf(page: Element): number {
  const width = Number(page.getAttribute('viewBox')?.split(' ')[2]) || 595.28
  return page.getBoundingClientRect().width / width
}

/** The lines of text that begin in an area. */
function linesIn(page: Element, [, , x, y, width, height]: PageArea): DrawnLine[] {
  const box = page.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(page)
  return readLines(page).filter(({ path, glyphs }) => {
    const matrix = path.getScreenCTM()
    if (!matrix) return false
    const left = (matrix.a * (glyphs[0]?.x ?? 0) + matrix.e - box.left) / pxPerPt
    const foot = (matrix.f - box.top) / pxPerPt
    return left >= x - 2 && left <= x + width + 2 && foot >= y && foot <= y + height + 2
  })
}

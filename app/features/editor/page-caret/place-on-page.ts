import { pxPerPtOf } from '#app/features/editor/preview/page-geometry'
import type { PageArea } from '#app/preview/preview-protocol'
import { readLines, type DrawnLine } from './drawn-lines'
import { findLetters, lettersAround, type LetterGap } from './find-letter'
import { readLetters } from './glyph-letters'

/** So many unknown letters in an area hardly matter: they may be any. */
const maxUnknown = 8
/** So many letters around a caret must be around it on the page too, or all there are. */
const minScore = 8
/** The least height of a line: one of low letters is not that high. */
const minHeightPt = 9
/** Areas are rounded, and letters may reach out of them a little. */
const tolerancePt = 2
/** Baselines so close are one. */
const samePx = 1

/** A caret on a page: its x, and where its line begins, its baseline and its height, px of the window. */
export type PlaceOnPage = { page: Element; x: number; lineX: number; baseline: number; height: number }
/** A selected stretch of a line on a page. */
export type StretchOnPage = PlaceOnPage & { width: number }

type PrintedGlyph = { page: Element; line: DrawnLine; n: number; id: string }
/** The glyphs printed in some areas, and the letter of each. */
export type PrintedText = { glyphs: PrintedGlyph[]; letters: string[] }

/** Reads what is printed in some areas of the pages. */
export async function readPrintedText(
  pages: readonly Element[],
  areas: readonly PageArea[],
): Promise<PrintedText> {
  const glyphs = areas
    .flatMap((area) => linesIn(pages[area[1] - 1], area))
    .flatMap((place) => place.line.glyphs.map(({ id }, n) => ({ ...place, n, id })))
  const ids = glyphs.map(({ id }) => id)
  return { glyphs, letters: await readLetters(ids, maxUnknown) }
}

/** A caret among printed letters, and how many of those around it in the text are not around it there. */
export type FoundGap = LetterGap & { missing: number }

/** The places among printed letters where the caret of a text may be; none where that is uncertain. */
export function findCarets({ letters }: PrintedText, text: string, caret: number): FoundGap[] {
  const around = lettersAround(text, caret)
  const found = findLetters(letters, around)
  const length = around.before.length + around.after.length
  const isEnough = found && found.score >= Math.min(minScore, length)
  return isEnough ? found.gaps.map((gap) => ({ ...gap, missing: length - found.score })) : []
}

/** The line that a gap between printed letters is in, and its glyph `n` that is behind the gap. */
export function lineAtGap({ glyphs }: PrintedText, gap: LetterGap): PrintedGlyph | undefined {
  const next = gap.isAfterPrevious ? undefined : glyphs[gap.index]
  const glyph = next ?? glyphs[gap.index - 1]
  return glyph && { ...glyph, n: glyph.n + (next ? 0 : 1) }
}

/** Where a gap between printed letters is. */
export function placeOfGap(printed: PrintedText, gap: LetterGap): PlaceOnPage | undefined {
  const glyph = lineAtGap(printed, gap)
  return glyph && placeBefore(glyph, glyph.n)
}

/** The lines that stand on a baseline of a page. */
export function linesInRow({ glyphs }: PrintedText, page: Element, baseline: number): DrawnLine[] {
  const lines = new Set(glyphs.filter((glyph) => glyph.page === page).map(({ line }) => line))
  return [...lines].filter(({ path }) => Math.abs((path.getScreenCTM()?.f ?? NaN) - baseline) < samePx)
}

/** Where the row of a place begins: a bullet is a row's own line, and so may its last letters be, as a full stop that hangs. */
export function startOfRow(printed: PrintedText, { page, baseline, lineX }: PlaceOnPage): number {
  const starts = linesInRow(printed, page, baseline)
    .filter((line) => line.glyphs.length > 1)
    .map(({ path }) => path.getBoundingClientRect().left)
  return Math.min(lineX, ...starts)
}

/** The stretches of lines between two gaps. */
export function stretchesBetween({ glyphs }: PrintedText, from: LetterGap, to: LetterGap): StretchOnPage[] {
  const selected = glyphs.slice(from.index, to.index)
  return [...new Set(selected.map(({ line }) => line))].flatMap((line) => {
    const ofLine = selected.filter((glyph) => glyph.line === line)
    const start = placeBefore(ofLine[0]!, ofLine[0]!.n)
    const end = placeBefore(ofLine[0]!, ofLine.at(-1)!.n + 1)
    return start && end ? [{ ...start, width: end.x - start.x }] : []
  })
}

/** The place before a glyph of a line, or at its end. */
function placeBefore({ page, line: { path, glyphs } }: PrintedGlyph, n: number): PlaceOnPage | undefined {
  const matrix = path.getScreenCTM()
  if (!matrix) return undefined
  const next = glyphs[n]
  const ink = path.getBoundingClientRect()
  const x = next ? matrix.a * next.x + matrix.e : ink.right
  return {
    page,
    x,
    lineX: ink.left,
    baseline: matrix.f,
    height: Math.max(ink.height, minHeightPt * pxPerPtOf(page)),
  }
}

/** The lines of text that begin in an area. */
function linesIn(page: Element | undefined, [, , x, y, width, height]: PageArea) {
  if (!page) return []
  const box = page.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(page)
  const isWithin = (at: number, from: number, length: number) =>
    at >= from - tolerancePt && at <= from + length + tolerancePt
  return readLines(page).flatMap((line) => {
    const { x: left, y: baseline } = startOfLine(line, page, box, pxPerPt)
    return isWithin(left, x, width) && isWithin(baseline, y, height) ? [{ page, line }] : []
  })
}

/** Where lines begin on their pages, in pt: a key moves few of them, and measuring all takes longer than drawing one. */
const startsBefore = new WeakMap<Element, { transforms: string; x: number; y: number }>()

function startOfLine({ path, glyphs }: DrawnLine, page: Element, box: DOMRect, pxPerPt: number) {
  const transforms = `${glyphs[0]?.x} ${transformsWithin(path, page)}`
  const before = startsBefore.get(path)
  if (before?.transforms === transforms) return before
  const matrix = path.getScreenCTM()
  const start = {
    transforms,
    x: matrix ? (matrix.a * (glyphs[0]?.x ?? 0) + matrix.e - box.left) / pxPerPt : NaN,
    y: matrix ? (matrix.f - box.top) / pxPerPt : NaN,
  }
  startsBefore.set(path, start)
  return start
}

function transformsWithin(path: Element, page: Element): string {
  let transforms = ''
  for (let element = path; element !== page && element.parentElement; element = element.parentElement)
    transforms += `${element.getAttribute('transform') ?? ''};`
  return transforms
}

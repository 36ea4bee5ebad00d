import { findInText } from '#app/features/editor/page-caret/focus-letter'
import {
  lettersAtGap,
  linesInWindow,
  nearestGap,
  nearestLine,
} from '#app/features/editor/page-caret/lines-at-point'
import { placeSelection, selectionOf, textAround, textOf } from '#app/features/editor/page-caret/text-fields'

/** A point of the window on a page. */
export type PointOnPage = { page: Element; x: number; y: number }

/**
 * Selects in a field from the letter of the page at one point to that at another. Both are found by their letters: the
 * field's text has changed its form when its editor has been loaded meanwhile.
 */
export async function selectBetween(field: HTMLElement, from: PointOnPage, to: PointOnPage) {
  const [anchor, focus] = await Promise.all([from, to].map((point) => offsetAt(field, point)))
  if (anchor !== undefined && focus !== undefined && field.isConnected) placeSelection(field, anchor, focus)
}

async function offsetAt(field: HTMLElement, { page, x, y }: PointOnPage): Promise<number | undefined> {
  const lines = linesInWindow(page)
  const line = nearestLine(lines, x, y)
  return line && findInText(textOf(field), await lettersAtGap(lines, line, nearestGap(line, x)))?.offset
}

/** Selects the word at the caret, of the paragraph or bullet that it is in. */
export function selectWord(field: HTMLElement) {
  const [selection, around] = [selectionOf(field), textAround(field, 'focus')]
  if (!selection || !around || !('Segmenter' in Intl)) return
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
  // Behind the last letter is the last word.
  const at = Math.min(around.caret, around.text.length - 1)
  const word = words.segment(around.text).containing(at)
  if (!word) return
  const start = selection.focus - around.caret + word.index
  placeSelection(field, start, start + word.segment.length)
}

/** Selects the paragraph or bullet that the caret is in; all of a plain field. */
export function selectParagraph(field: HTMLElement) {
  const [selection, around] = [selectionOf(field), textAround(field, 'focus')]
  if (!selection || !around) return
  const start = selection.focus - around.caret
  placeSelection(field, start, start + around.text.length)
}

import { findInText } from '#app/features/editor/page-caret/focus-letter'
import {
  lettersAtGap,
  linesInWindow,
  nearestGap,
  nearestLine,
} from '#app/features/editor/page-caret/lines-at-point'
import { placeSelection, selectionOf, textOf } from '#app/features/editor/page-caret/text-fields'

/** Extends the selection of a field to the letter of a page at a point of the window. */
export async function extendSelection(
  field: HTMLElement,
  anchor: number,
  page: Element,
  x: number,
  y: number,
) {
  const lines = linesInWindow(page)
  const line = nearestLine(lines, x, y)
  if (!line) return
  const letters = await lettersAtGap(lines, line, nearestGap(line, x))
  const found = findInText(textOf(field), letters)
  if (found) placeSelection(field, anchor, found.offset)
}

/** Selects the word at the caret. */
export function selectWord(field: HTMLElement) {
  const caret = selectionOf(field)?.focus
  if (caret === undefined || !('Segmenter' in Intl)) return
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
  const word = words.segment(textOf(field)).containing(caret)
  if (word) placeSelection(field, word.index, word.index + word.segment.length)
}

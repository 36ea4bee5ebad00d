import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { findLetter, type LettersAround } from './find-letter'
import { placeCaret, textFieldSelector, textOf } from './text-fields'

/** Fewer letters in common may be chance, unless they are all that a field holds. */
const minScore = 4

/** Puts the caret at the letter in the field of a container that has it; returns false when none has. */
export function focusLetter(container: Element, around: LettersAround): boolean {
  let best: { field: HTMLElement; offset: number; score: number } | undefined
  for (const field of container.querySelectorAll<HTMLElement>(textFieldSelector)) {
    const text = textOf(field)
    const letters = [...text]
    const found = findLetter(letters, around)
    if (!found || found.score < Math.min(minScore, text.replace(/\s/g, '').length)) continue
    if (found.score <= (best?.score ?? 0)) continue
    best = { field, offset: letters.slice(0, found.index).join('').length, score: found.score }
  }
  if (!best) return false
  openFoldsAround(best.field)
  placeCaret(best.field, best.offset)
  return true
}

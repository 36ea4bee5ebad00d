import { openFoldsAround } from '#app/features/editor/pane-switching/open-folds-around'
import { findLetters } from './find-letter'
import type { PressedLetters } from './lines-at-point'
import { placeSelection, textFieldSelector, textOf } from './text-fields'

/** Fewer letters in common may be chance, unless they are all that a field holds. */
const minScore = 4
const lineWeight = 100
/** Prefers, of fields with the same letters, the one with the fewest others: the field `6`, not a phone number with a 6. */
const wholeFieldWeight = 50

/** A caret in a field, code units of its text. `isLineStart`: it is in front of the first letter of a printed line. */
export type TextPlace = { field: HTMLElement; offset: number; isLineStart?: boolean }

/** The place of a pressed letter in the field of a container that has it; undefined when none has. */
export function findInFields(container: Element, pressed: PressedLetters): TextPlace | undefined {
  let best: (TextPlace & { score: number }) | undefined
  const fields = [...container.querySelectorAll<HTMLElement>(textFieldSelector)]
  // Titles of sections come last, though they stand first: an entry that agrees as well is preferred.
  const isTitle = (field: HTMLElement) => Number(field.matches('.section-title'))
  for (const field of fields.sort((a, b) => isTitle(a) - isTitle(b))) {
    const found = findInText(textOf(field), pressed)
    if (found && found.score > (best?.score ?? 0)) best = { field, ...found }
  }
  return best
}

/**
 * The place of a pressed letter in a text, code units, and how well it agrees; undefined where too few letters do. The
 * letters of its own line count first: on the lines around are other fields. They tell equal lines apart.
 */
export function findInText(
  text: string,
  { inLine, around }: PressedLetters,
): { offset: number; score: number } | undefined {
  const letters = [...text]
  const found = findLetters(letters, inLine)
  const available = inLine.before.length + inLine.after.length
  const length = text.replace(/\s/g, '').length
  if (!found || found.score < Math.min(minScore, available, length)) return undefined
  const wide = findLetters(letters, around)
  const agreesToo = wide?.gaps.find(({ index }) => found.gaps.some((gap) => gap.index === index))
  const { index } = agreesToo ?? found.gaps[0]!
  return {
    offset: letters.slice(0, index).join('').length,
    score:
      found.score * lineWeight + (found.score / length) * wholeFieldWeight + (agreesToo ? wide!.score : 0),
  }
}

/** Focuses a field with its caret at an offset, and opens what it is folded into. */
export function focusPlace({ field, offset, isLineStart }: TextPlace) {
  openFoldsAround(field)
  placeSelection(field, offset, offset, isLineStart)
}

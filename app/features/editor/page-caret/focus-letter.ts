import { findLetter, type LettersAtPoint } from './find-letter'
import { glyphsAtPoint } from './glyphs-at-point'
import { lettersOf } from './glyph-letters'
import { placeCaret, textFieldSelector, textOf } from './text-fields'

/** Fewer letters in common may be chance, unless they are all that a field holds. */
const minScore = 4

/** The letters at a place of the window; undefined where no text is near. */
export async function lettersAtPoint(
  page: Element,
  clientX: number,
  clientY: number,
): Promise<LettersAtPoint | undefined> {
  const glyphs = glyphsAtPoint(page, clientX, clientY)
  if (!glyphs) return undefined
  const letterOf = await lettersOf([...glyphs.before, ...glyphs.after])
  return { before: glyphs.before.map(letterOf), after: glyphs.after.map(letterOf) }
}

/** Puts the caret at the letter in the field that has it; false when none of a container's fields does. */
export function focusLetter(container: Element, letters: LettersAtPoint): boolean {
  let best: { field: HTMLElement; offset: number; score: number } | undefined
  for (const field of container.querySelectorAll<HTMLElement>(textFieldSelector)) {
    const text = textOf(field)
    const found = findLetter(text, letters)
    const isEnough = found && found.score >= Math.min(minScore, text.replace(/\s/g, '').length)
    if (isEnough && found.score > (best?.score ?? 0)) best = { field, ...found }
  }
  if (!best) return false
  for (let fold = best.field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  placeCaret(best.field, best.offset)
  return true
}

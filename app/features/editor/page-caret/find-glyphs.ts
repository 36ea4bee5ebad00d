import type { DrawnLine } from './drawn-lines'
import { letterOf } from './glyph-letters'
import { outlinesOf, type LineGlyph } from './line-outlines'

/** The em square of the fonts of Han letters, in units of a line; a letter fills it. */
export const hanEm = 1000
/** What a page has between a Han letter and a Latin one or a number. */
const scriptGap = hanEm / 4

export const isHan = (letter: string) => /\p{Script=Han}/u.test(letter)
const isLatin = (letter: string) => /[\p{Script=Latin}\d]/u.test(letter)

export const fontOf = ({ glyphs }: DrawnLine) => glyphs[0]?.id[1]

/**
 * The glyphs of letters that follow another at `startX` in the font of a line, as the same letters look elsewhere on the page,
 * up to the first that is unknown; and how wide they are. A Han letter has no outline where the page has none.
 */
export function findGlyphs(
  lines: readonly DrawnLine[],
  line: DrawnLine,
  letters: string,
  previous: string,
  startX: number,
): { glyphs: LineGlyph[]; width: number } {
  const ofFont = lines.filter((other) => fontOf(other) === fontOf(line))
  const glyphs: LineGlyph[] = []
  let [x, before] = [startX, previous]
  for (const letter of letters) {
    const outline = outlineOf(ofFont, letter)
    const advance = isHan(letter) ? hanEm : advanceOf(ofFont, letter)
    const isClear = outline !== undefined || letter === ' ' || (isHan(letter) && isHan(before))
    if (!isClear || advance === undefined) break
    if ((isHan(before) && isLatin(letter)) || (isLatin(before) && isHan(letter))) x += scriptGap
    glyphs.push({ letter, x, outline })
    x += advance
    before = letter
  }
  return { glyphs, width: x - startX }
}

/** The least distance from a letter to the next on the page: justified lines have more. */
function advanceOf(lines: readonly DrawnLine[], letter: string): number | undefined {
  const distances = lines.flatMap(({ glyphs }) =>
    glyphs.flatMap(({ id, x }, n) =>
      letterOf(id) === letter && glyphs[n + 1] ? [glyphs[n + 1]!.x - x] : [],
    ),
  )
  return distances.length > 0 ? Math.min(...distances) : undefined
}

function outlineOf(lines: readonly DrawnLine[], letter: string): string | undefined {
  const isLetter = ({ id }: { id: string }) => letterOf(id) === letter
  const line = lines.find(({ glyphs }) => glyphs.some(isLetter))
  return line && outlinesOf(line)[line.glyphs.findIndex(isLetter)]
}

/** Whether a line is in another font than most of its page: titles are bold. */
export function isOfTitle(lines: readonly DrawnLine[], line: DrawnLine): boolean {
  const counts = new Map<string | undefined, number>()
  for (const other of lines) counts.set(fontOf(other), (counts.get(fontOf(other)) ?? 0) + other.glyphs.length)
  return (counts.get(fontOf(line)) ?? 0) < Math.max(...counts.values())
}

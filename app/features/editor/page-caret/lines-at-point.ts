import { readLines, type DrawnLine } from './drawn-lines'
import { anyLetter, contextLength, type LettersAround } from './find-letter'
import { readLetters } from './glyph-letters'

/** How far from a line of text a press still means it, px. */
const reachPx = { x: 240, y: 8 }
/** Lines are closer to each other than letters of a line: a px down is as far as these to the side. */
const verticalWeight = 4

/** How far behind its bullet a line begins at most. */
const bulletGapPx = 40
/** Who presses on the last letter of a line mostly means its end, as behind a full stop. */
const endWeight = 0.4

/** A line of a drawn page, and where its ink is in the window. */
export type LineInWindow = DrawnLine & { box: DOMRect }

export const linesInWindow = (page: Element): LineInWindow[] =>
  readLines(page).map((line) => ({ ...line, box: line.path.getBoundingClientRect() }))

/** The line that a point of the window means; undefined where no text is near. */
export function nearestLine(lines: readonly LineInWindow[], x: number, y: number): LineInWindow | undefined {
  const distance = ({ box }: LineInWindow) => {
    const dx = Math.max(box.left - x, x - box.right, 0)
    const dy = Math.max(box.top - y, y - box.bottom, 0)
    return dx > reachPx.x || dy > reachPx.y ? Infinity : dx + dy * verticalWeight
  }
  const near = lines
    .map((line) => ({ line, distance: distance(line) }))
    .filter(({ distance }) => distance < Infinity)
  const nearest = near.sort((a, b) => a.distance - b.distance)[0]?.line
  return nearest && (lineOfBullet(lines, nearest) ?? nearest)
}

/** The line that a bullet stands in front of: a bullet is drawn as a line of its own, and no field has it. */
function lineOfBullet(
  lines: readonly LineInWindow[],
  { glyphs, box }: LineInWindow,
): LineInWindow | undefined {
  if (glyphs.length > 1) return undefined
  const middle = (box.top + box.bottom) / 2
  return lines.find(
    (other) =>
      other.glyphs.length > 1 &&
      other.box.left >= box.right &&
      other.box.left - box.right < bulletGapPx &&
      other.box.top <= middle &&
      middle <= other.box.bottom,
  )
}

/** The letters before and after a pressed gap: those of its line alone, and those of the lines around too. */
export type PressedLetters = { inLine: LettersAround; around: LettersAround }

/** The letters of a drawn page at a gap of a line, counted from 0: those that are known within a time. */
export async function lettersAtGap(
  lines: readonly LineInWindow[],
  line: LineInWindow,
  gap: number,
  waitMs?: number,
): Promise<PressedLetters> {
  const ids = glyphsOf(lines)
  const lineStart = glyphsOf(lines.slice(0, lines.indexOf(line))).length
  const caret = lineStart + gap
  // Those of the whole page, so that the next press needs no request.
  const letters = await readLetters(ids, 0, waitMs)
  const before = letters.slice(Math.max(0, caret - contextLength), caret)
  const after = letters.slice(caret, caret + contextLength)
  const inLine = {
    before: before.slice(Math.max(0, before.length - gap)),
    after: after.slice(0, line.glyphs.length - gap),
  }
  return { inLine, around: { before, after } }
}

/** Whether the service has not said yet which some of the letters are. */
export const areIncomplete = ({ around }: PressedLetters): boolean =>
  [...around.before, ...around.after].includes(anyLetter)

/** The glyphs of lines, in their order. */
export const glyphsOf = (lines: readonly DrawnLine[]): string[] => lines.flatMap(idsOf)

/** How many glyphs of a line are before the gap nearest to an x of the window. */
export function nearestGap({ path, glyphs, box }: LineInWindow, clientX: number): number {
  const matrix = path.getScreenCTM()
  if (!matrix) return 0
  const gaps = [...glyphs.map(({ x }) => matrix.a * x + matrix.e), box.right]
  const distances = gaps.map((gap, i) => Math.abs(gap - clientX) * (i === glyphs.length ? endWeight : 1))
  return distances.indexOf(Math.min(...distances))
}

const idsOf = ({ glyphs }: DrawnLine) => glyphs.map(({ id }) => id)

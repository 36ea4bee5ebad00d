import type { DrawnLine } from './drawn-lines'

/** A glyph in a line, its x in units of the line; one without an outline is drawn as a letter of the browser's own font. */
export type LineGlyph = { letter: string; x: number; outline?: string }

/** The outline of each glyph of a line, in relative commands behind its y; undefined where the line has none of it. */
export function outlinesOf({ path, glyphs }: DrawnLine): (string | undefined)[] {
  // Outlines have relative commands, so that each `M` begins one.
  const starts = (path.getAttribute('d') ?? '').split('M').slice(1)
  let next = 0
  return glyphs.map(({ x }) => {
    const start = starts[next]
    if (start === undefined || parseFloat(start) !== x) return undefined
    next++
    return start.slice(start.indexOf(' ') + 1)
  })
}

/** Of a line that ends at `endX`, in its units: how far letters move on, and where there is no room for more. */
type Room = { width: number; endX: number; limitX: number }

/** Path data of a line with more glyphs in front of its glyph `n`: those behind move on, and out of the line where it ends. */
export function withGlyphs(
  line: DrawnLine,
  n: number,
  added: readonly LineGlyph[],
  { width, endX, limitX }: Room,
): string {
  const outlines = outlinesOf(line)
  const own = line.glyphs.map(({ x }, i) => ({ x: i < n ? x : x + width, outline: outlines[i] }))
  const endOf = (i: number) => (line.glyphs[i + 1]?.x ?? endX) + width
  const behind = own.filter((_, i) => i >= n && endOf(i) <= limitX)
  return pathOf([...own.slice(0, n), ...added, ...behind])
}

/** Path data of glyphs, without those that have no outline. */
export const pathOf = (glyphs: readonly Pick<LineGlyph, 'x' | 'outline'>[]): string =>
  glyphs.map(({ x, outline }) => (outline === undefined ? '' : `M${x} ${outline}`)).join('')

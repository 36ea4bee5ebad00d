/** A line of text on a drawn page: its glyphs with their x, in units of the line. */
export type DrawnLine = { path: SVGPathElement; glyphs: readonly { x: number; id: string }[] }

/** The lines of a drawn page, in drawing order. */
export const readLines = (page: Element): DrawnLine[] =>
  [...page.querySelectorAll<SVGPathElement>('path[data-glyphs]')].map((path) => ({
    path,
    glyphs: readGlyphs(path),
  }))

/** Most lines are as they were at the last key. */
const readBefore = new WeakMap<Element, { written: string; glyphs: DrawnLine['glyphs'] }>()

function readGlyphs(path: SVGPathElement): DrawnLine['glyphs'] {
  const written = path.dataset.glyphs ?? ''
  const before = readBefore.get(path)
  if (before?.written === written) return before.glyphs
  const words = written.split(' ')
  const glyphs = words.flatMap((x, i) => (i % 2 === 0 ? [{ x: Number(x), id: words[i + 1] ?? '' }] : []))
  readBefore.set(path, { written, glyphs })
  return glyphs
}

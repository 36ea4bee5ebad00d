/** A line of text on a drawn page: its glyphs with their x, in units of the line. */
export type DrawnLine = { path: SVGPathElement; glyphs: { x: number; id: string }[] }

/** The lines of a drawn page, in drawing order. */
export const readLines = (page: Element): DrawnLine[] =>
  [...page.querySelectorAll<SVGPathElement>('path[data-glyphs]')].map((path) => ({
    path,
    glyphs: readGlyphs(path),
  }))

function readGlyphs({ dataset }: SVGPathElement): DrawnLine['glyphs'] {
  const words = dataset.glyphs?.split(' ') ?? []
  return words.flatMap((x, i) => (i % 2 === 0 ? [{ x: Number(x), id: words[i + 1] ?? '' }] : []))
}

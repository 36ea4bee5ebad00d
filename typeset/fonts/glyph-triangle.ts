/** A glyph of a font: the index of the font, and of the glyph in it. */
export type GlyphNumber = { font: number; glyph: number }

/** One for each font, up to 62 of them. */
const fontLetters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The id of a glyph's outline: the same in every document. */
export const glyphId = ({ font, glyph }: GlyphNumber) => `g${fontLetters[font]}${glyph.toString(36)}`

/** The glyph of an id; undefined for what is none. */
export function readGlyphId(id: string): GlyphNumber | undefined {
  const [, letter = '', glyph = ''] = /^g([0-9a-zA-Z])([0-9a-z]{1,4})$/.exec(id) ?? []
  return letter === '' ? undefined : { font: fontLetters.indexOf(letter), glyph: parseInt(glyph, 36) }
}

const side = 1024

/** The corners of the triangle that stands for a glyph, in font units. */
export const triangleCorners = ({ font, glyph }: GlyphNumber): [number, number][] => [
  [font, 0],
  // Never level: then the compiler would write another command.
  [side, (glyph >> 8) + 1],
  [glyph & 255, side],
]

/** Reads a triangle in plain SVG: its glyph, and the size of a font unit in the unit of the path. */
export function readTriangle(path: string): GlyphNumber & { unit: number } {
  const [x0 = 0, , dx1 = NaN, dy1 = NaN, dx2 = NaN, dy2 = NaN] = pathNumbers(path)
  // The second corner is 1024 to the right and the third 1024 up; distances are written from corner to corner.
  const unit = (dy1 + dy2) / side
  const count = (length: number) => Math.round(length / unit)
  const glyph = (count(dy1) - 1) * 256 + count(x0 + dx1 + dx2)
  if (!(unit > 0) || count(x0 + dx1) !== side)
    throw new Error(`svg: not the outline of a numbered glyph: ${path}`)
  return { font: count(x0), glyph, unit }
}

/** The numbers of `M 0 0m x y l x y l x y l … Z`, where a first corner at the origin is not written. */
function pathNumbers(path: string): number[] {
  const written = /^M 0 0(?:m (\S+) (\S+) )?l (\S+) (\S+) l (\S+) (\S+) /.exec(path)
  return written?.slice(1).map((number = '0') => Number(number)) ?? []
}

/** Reads a triangle in the SVG of the web renderer, which is in font units: `M font 0 L 1024 y L x 1024 …`. */
export function readUnscaledTriangle(path: string): GlyphNumber {
  const [, font, y, x] = /^M (\d+) 0 L 1024 (\d+) L (\d+) 1024 /.exec(path) ?? []
  if (font === undefined) throw new Error(`svg: not the outline of a numbered glyph: ${path}`)
  return { font: Number(font), glyph: (Number(y) - 1) * 256 + Number(x) }
}

/**
 * A text item of a page: left edge, baseline measured upwards from the bottom, width and font size, in pt.
 */
export type TextItem = {
  text: string
  x: number
  y: number
  width: number
  size: number
  isRotated: boolean
  /** The stretch of marked content it is in, in a tagged PDF. */
  mark?: string
  /** What PDF.js calls its font. */
  font?: string
  /** How many blanks the page writes before its first letter, where that is known. */
  blanks?: number
}

/** Where ink begins: a Chinese quotation mark or bracket is drawn in the right half of its width, which may hang out to the left. */
export const inkStart = ({ text, x, size }: Pick<TextItem, 'text' | 'x' | 'size'>): number =>
  /^[“‘「『（《【〈]/u.test(text) ? x + size / 2 : x

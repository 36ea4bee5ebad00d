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

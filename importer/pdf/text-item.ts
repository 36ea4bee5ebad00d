import type { Structure } from './read-structure'

/**
 * A text item of a page: left edge, baseline measured upwards from the bottom, width and font size, in pt; what it belongs to, in a
 * tagged PDF.
 */
export type TextItem = {
  text: string
  x: number
  y: number
  width: number
  size: number
  isRotated: boolean
  structure?: Structure
}

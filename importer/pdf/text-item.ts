/**
 * A text item of a page: left edge, baseline measured upwards from the bottom, width and font size, in pt.
 */
export type TextItem = { text: string; x: number; y: number; width: number; size: number; isRotated: boolean }

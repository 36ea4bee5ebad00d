/** Where a tab goes, in pt from the left edge of the text. */
export type TabStop = { at: number; isRight?: boolean }

/** A paragraph as a person writes it; a tab of its text goes to the next stop. */
export type Paragraph = {
  text: string
  bold?: boolean
  size?: number
  isCentred?: boolean
  /** Its lines are ragged at the right; those of others are spread to the edge. */
  isRagged?: boolean
  spaceBefore?: number
  /** 0 for the title of the document, 1 and more for the headings below it. */
  heading?: number
  /** The sign of an item, or its number. */
  list?: 'sign' | number
  /** Has a line below, from edge to edge. */
  isRuled?: boolean
  stops?: readonly TabStop[]
}
/** Cells side by side; `span` is how many columns a cell has. */
export type Cell = { paragraphs: readonly Paragraph[]; span?: number }
/** `widths` of the columns in pt. */
export type Table = { widths: readonly number[]; rows: readonly (readonly Cell[])[]; hasBorders: boolean }
export type Block = Paragraph | Table

/** A box that floats in one of the columns of a page, below the boxes before it. */
export type TextBox = { column: number; paragraphs: readonly Paragraph[] }
/** The boxes from top to bottom; programs write them in the order in which they were made. */
export type Boxes = {
  columns: readonly { x: number; width: number }[]
  boxes: readonly TextBox[]
  made(boxes: readonly TextBox[]): readonly TextBox[]
}

export type WrittenDocument = { blocks: readonly Block[] } | Boxes

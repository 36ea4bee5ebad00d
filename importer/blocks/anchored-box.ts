import type { PlacedBlocks } from './order-boxes'

/** A text box of a paragraph, and where it stands; without a frame it stands in the line. */
export type AnchoredBox = PlacedBlocks & {
  /** Its `y` counts from the paragraph, not from the top of the page. */
  isFromParagraph: boolean
  /** Lines of text make room above and below. */
  isBetweenLines: boolean
}
export type BoxPlace = Omit<AnchoredBox, 'blocks'>

/** What a line of text takes, in pt. */
export const lineHeight = 16

/** A box that ends where its paragraph begins, or that the paragraph makes room for: a heading, usually. */
export function standsAbove({ frame, isFromParagraph, isBetweenLines }: BoxPlace): boolean {
  if (!frame || !isFromParagraph) return false
  const { y, height } = frame
  return y + height <= lineHeight || (isBetweenLines && y < lineHeight)
}

/** The box with its place on the page, where its paragraph begins at `top`. */
export const onPage = <T extends BoxPlace>(box: T, top: number): T =>
  box.frame && box.isFromParagraph ? { ...box, frame: { ...box.frame, y: box.frame.y + top } } : box

/** Where a box stands, in pt from the left and the top. */
export type Frame = { x: number; y: number; width: number; height: number }

/** The paper and its margins, in pt. */
export type Page = { width: number; height: number; left: number; right: number; top: number; bottom: number }

/** As new documents of Word are. */
export const a4: Page = { width: 595, height: 842, left: 90, right: 90, top: 72, bottom: 72 }

/** Along one side of the paper: from the edge, or between the margins. */
export type Side = { size: number; before: number; after: number }
export const acrossPage = ({ width, left, right }: Page): Side => ({
  size: width,
  before: left,
  after: right,
})
export const downPage = ({ height, top, bottom }: Page): Side => ({
  size: height,
  before: top,
  after: bottom,
})

/**
 * Where something of a length begins that is placed at an offset or aligned, relative to the paper or to its text; the names
 * are those of Word.
 */
export function placeAlong(
  side: Side,
  { relativeFrom, offset, align }: { relativeFrom: string; offset: number | undefined; align: string },
  length: number,
): number {
  const isOfPaper = /^(?:page|leftMargin|topMargin|insideMargin)$/.test(relativeFrom)
  const isAfterText = /^(?:rightMargin|bottomMargin|outsideMargin)$/.test(relativeFrom)
  const start = isOfPaper ? 0 : isAfterText ? side.size - side.after : side.before
  if (offset !== undefined) return start + offset
  const end = isOfPaper ? side.size : side.size - side.after
  if (/^(?:right|bottom|outside)$/.test(align)) return end - length
  if (align === 'center') return (start + end - length) / 2
  return start
}

/** Maps frames within a group, in units of its own, to the page. */
export function withinGroup(group: Frame, inner: Frame): (frame: Frame) => Frame {
  const across = inner.width > 0 && group.width > 0 ? group.width / inner.width : 1
  const down = inner.height > 0 && group.height > 0 ? group.height / inner.height : 1
  return ({ x, y, width, height }) => ({
    x: group.x + (x - inner.x) * across,
    y: group.y + (y - inner.y) * down,
    width: width * across,
    height: height * down,
  })
}

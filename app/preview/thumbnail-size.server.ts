/** The whole page, or what a card of the gallery shows of it: its head, or on a narrow card the left of the head. */
type Part = 'whole' | 'head' | 'corner'
export type ThumbnailSize = { width: number; page: number; part: Part }

/** Drawn from the page at so many pixels per pt, or scaled from the thumbnail of another width, which usually exists. */
type Variant = { pixelsPerPt: number } | { from: number }

/** The widths of each part; the first is the default. Parts and the smallest page share one drawing. */
const variants: Record<Part, ReadonlyMap<number, Variant>> = {
  whole: new Map<number, Variant>([
    [560, { pixelsPerPt: 1.5 }],
    [360, { from: 560 }],
    [1120, { pixelsPerPt: 2.25 }],
    [180, { pixelsPerPt: 2 }],
  ]),
  head: new Map<number, Variant>([
    [960, { pixelsPerPt: 2 }],
    [640, { from: 960 }],
  ]),
  corner: new Map<number, Variant>([
    [640, { pixelsPerPt: 2 }],
    [400, { from: 640 }],
  ]),
}

/** Parts of the page's width. Most of the margins is cut off, so that letters are as large as a card allows. */
const regions = {
  head: { left: 0.04, top: 0.03, width: 0.92, height: 0.46 },
  corner: { left: 0.04, top: 0.03, width: 0.5625, height: 0.45 },
}

export function parseThumbnailSize(query: URLSearchParams): ThumbnailSize {
  const [page, width] = [Number(query.get('page') ?? 1), Number(query.get('w'))]
  const part = (['head', 'corner'] as const).find((one) => one === query.get('part')) ?? 'whole'
  const [defaultWidth] = variants[part].keys()
  return {
    width: variants[part].has(width) ? width : defaultWidth!,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    part,
  }
}

export const variantOf = ({ part, width }: ThumbnailSize): Variant => variants[part].get(width)!

/** What to cut out of a drawn page of this width, in pixels; undefined for all of it. */
export function regionOf(part: Part, pageWidth: number) {
  if (part === 'whole') return undefined
  const { left, top, width, height } = regions[part]
  const toPx = (fraction: number) => Math.round(fraction * pageWidth)
  return { left: toPx(left), top: toPx(top), width: toPx(width), height: toPx(height) }
}

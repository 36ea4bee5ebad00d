export type ThumbnailSize = { width: number; page: number }

/** Drawn from the page at so many pixels per pt, or scaled from the thumbnail of another width, which usually exists. */
type Variant = { pixelsPerPt: number } | { from: number }

/** By width in pixels; the first is the default. */
const variants: ReadonlyMap<number, Variant> = new Map<number, Variant>([
  [560, { pixelsPerPt: 1.5 }],
  [360, { from: 560 }],
  [160, { from: 560 }],
  [1120, { pixelsPerPt: 2.25 }],
  [720, { from: 1120 }],
])

export function parseThumbnailSize(query: URLSearchParams): ThumbnailSize {
  const [page, width] = [Number(query.get('page') ?? 1), Number(query.get('w'))]
  const [defaultWidth] = variants.keys()
  return {
    width: variants.has(width) ? width : defaultWidth!,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const variantOf = ({ width }: ThumbnailSize): Variant => variants.get(width)!

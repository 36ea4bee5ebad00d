/**
 * A note of templates/_parts/marks.typ: where something starts (left and right edge), where its first drawing is seen
 * (it may have gone to the next page), where it ends. Pages from 1, pt.
 */
export type Point = { id: string; at: 'start' | 'right' | 'seen' | 'end'; page: number; x: number; y: number }

/** Where something lies on a page: `id` is a section's or entry's, or `basics`, `photo`, `contacts`, `facts`, `intention`. Pages from 1, pt. */
export type Area = { id: string; page: number; x: number; y: number; width: number; height: number }

/** The id of the point after all content. */
export const END = 'document'

/** Areas of everything marked; what flows over pages has one on each. `pageHeight` and `margin` in pt. */
export function areasOf(points: readonly Point[], pageHeight: number, margin: number): Area[] {
  const areas: Area[] = []
  const open = new Map<string, Begun>()
  for (const point of points) {
    if (point.at === 'start') open.set(point.id, { start: point, right: point.x })
    if (point.at === 'seen') for (const begun of open.values()) begun.seenOn ??= point.page
    const begun = open.get(point.id)
    if (!begun) continue
    if (point.at === 'right') begun.right = point.x
    if (point.at !== 'end') continue
    open.delete(point.id)
    areas.push(...between(begun, point, pageHeight, margin))
  }
  return areas
}

type Begun = { start: Point; right: number; seenOn?: number }

function between({ start, right, seenOn }: Begun, end: Point, pageHeight: number, margin: number): Area[] {
  const areas: Area[] = []
  for (let page = Math.max(start.page, seenOn ?? 0); page <= end.page; page++) {
    const top = page === start.page ? start.y : margin
    const foot = page === end.page ? end.y : pageHeight - margin
    if (foot - top < 1) continue
    areas.push({
      id: start.id,
      page,
      x: rounded(start.x),
      y: rounded(top),
      width: rounded(right - start.x),
      height: rounded(foot - top),
    })
  }
  return areas
}

const rounded = (pt: number) => Math.round(pt * 10) / 10

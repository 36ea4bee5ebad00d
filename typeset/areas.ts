/** A note of templates/_parts/marks.typ: where something starts (left and right edge) or ends. Pages from 1, pt. */
export type Point = { id: string; at: 'start' | 'right' | 'end'; page: number; x: number; y: number }

/** Where something lies on a page: `id` is a section's or entry's, or `basics`, `photo`, `contacts`, `facts`, `intention`. Pages from 1, pt. */
export type Area = { id: string; page: number; x: number; y: number; width: number; height: number }

/** The id of the point after all content. */
export const END = 'document'

/** Areas of everything marked; what flows over pages has one on each. `pageHeight` and `margin` in pt. */
export function areasOf(points: readonly Point[], pageHeight: number, margin: number): Area[] {
  const areas: Area[] = []
  const open = new Map<string, { start: Point; right: number }>()
  for (const point of points) {
    if (point.at === 'start') open.set(point.id, { start: point, right: point.x })
    const begun = open.get(point.id)
    if (!begun || point.at === 'start') continue
    if (point.at === 'right') begun.right = point.x
    else {
      open.delete(point.id)
      areas.push(...between(begun.start, begun.right, point, pageHeight, margin))
    }
  }
  return areas
}

function between(start: Point, right: number, end: Point, pageHeight: number, margin: number): Area[] {
  const areas: Area[] = []
  for (let page = start.page; page <= end.page; page++) {
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

/**
 * An anchor of templates/_parts/anchors.typ: where something starts (left and right edge), where its first
 * drawing is seen (it may have moved to the next page), where it ends. Pages from 1, in pt.
 */
export type Anchor = {
  id: string
  at: 'start' | 'right' | 'seen' | 'end'
  page: number
  x: number
  y: number
  /** At a start: its words are light. */
  onDark?: boolean
}

/**
 * The position of something on a page: `id` is a section's or entry's, or `basics`, `photo`, `contacts`,
 * `facts`, `intention`. Pages from 1, in pt.
 */
export type Area = {
  id: string
  page: number
  x: number
  y: number
  width: number
  height: number
  /** Its words are light, on a dark ground. */
  onDark?: true
}

/** The id of the anchor after all content. */
export const END_MARK_ID = 'document'

/** Areas of all anchors; content over several pages has one on each. `pageHeight` and `margin` in pt. */
export function areasFromAnchors(points: readonly Anchor[], pageHeight: number, margin: number): Area[] {
  const areas: Area[] = []
  const open = new Map<string, OpenArea>()
  for (const point of points) {
    if (point.at === 'start') open.set(point.id, { start: point, right: point.x })
    if (point.at === 'seen') for (const opened of open.values()) opened.seenOn ??= point.page
    const opened = open.get(point.id)
    if (!opened) continue
    if (point.at === 'right') opened.right = point.x
    if (point.at !== 'end') continue
    open.delete(point.id)
    areas.push(...areasBetween(opened, point, pageHeight, margin))
  }
  return areas
}

type OpenArea = { start: Anchor; right: number; seenOn?: number }

function areasBetween(
  { start, right, seenOn }: OpenArea,
  end: Anchor,
  pageHeight: number,
  margin: number,
): Area[] {
  const areas: Area[] = []
  for (let page = Math.max(start.page, seenOn ?? 0); page <= end.page; page++) {
    const top = page === start.page ? start.y : margin
    const foot = page === end.page ? end.y : pageHeight - margin
    if (foot - top < 1) continue
    areas.push({
      id: start.id,
      page,
      x: roundPt(start.x),
      y: roundPt(top),
      width: roundPt(right - start.x),
      height: roundPt(foot - top),
      ...(start.onDark && { onDark: true }),
    })
  }
  return areas
}

const roundPt = (pt: number) => Math.round(pt * 10) / 10

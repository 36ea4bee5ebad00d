import type { PageArea } from '#app/preview/preview-protocol'
import type { Resume } from '#contract/resume/resume'

/** What is dragged on a page: a section, or an entry among those of its section. */
export type Draggable = { id: string; verb: 'placeSection' | 'placeItem' }
/** Where it would be put: at an index of its list, at the height of `y` of an area, pt. */
export type DropTarget = { index: number; area: PageArea; y: number }

/** What can be dragged of an area of the pages. */
export function draggableOf({ sections }: Resume, id: string): Draggable | undefined {
  if (sections.some((section) => section.id === id)) return { id, verb: 'placeSection' }
  const isItem = sections.some(({ items }) => items.some((item) => item.id === id))
  return isItem ? { id, verb: 'placeItem' } : undefined
}

/**
 * Where something is put that is let go at a point of a page, pt: before or after the nearest of its list, in the column of
 * that point. Undefined where nothing else of its list is on the pages.
 */
export function dropTargetAt(
  { sections }: Resume,
  areas: readonly PageArea[],
  { id, verb }: Draggable,
  point: { page: number; x: number; y: number },
): DropTarget | undefined {
  const list =
    verb === 'placeSection'
      ? sections
      : (sections.find(({ items }) => items.some((item) => item.id === id))?.items ?? [])
  const from = list.findIndex((one) => one.id === id)
  const nearest = list
    .flatMap((one, at) => areas.filter(([of]) => of === one.id).map((area) => ({ at, area })))
    .sort((a, b) => distanceTo(a.area, point) - distanceTo(b.area, point))[0]
  if (!nearest || from < 0) return undefined
  const { at, area } = nearest
  const [, , , top, , height] = area
  const isBelow = point.y > top + height / 2
  const gap = at + (isBelow ? 1 : 0)
  return { index: gap > from ? gap - 1 : gap, area, y: isBelow ? top + height : top }
}

/** Other pages and columns are far: a point belongs to what is above, below or under it. */
function distanceTo([, page, x, y, width, height]: PageArea, point: { page: number; x: number; y: number }) {
  const dx = Math.max(x - point.x, point.x - x - width, 0)
  const dy = Math.max(y - point.y, point.y - y - height, 0)
  return Math.abs(page - point.page) * 10_000 + dx * 4 + dy
}

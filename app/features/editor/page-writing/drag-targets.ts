import type { PageArea } from '#app/preview/preview-protocol'
import type { Resume } from '#contract/resume/resume'
import type { SectionColumn } from '#contract/resume/section-kinds'
import { columnAt, columnOfArea, type PageColumns } from '#app/features/editor/preview/page-columns'

/** What is dragged on a page: a section, or an entry among those of its section. */
export type Draggable = { id: string; verb: 'placeSection' | 'placeItem' }
/**
 * Where it would be put: at an index of its list, at the height of `y` of an area, pt; `column` where that is another one
 * than its own.
 */
export type DropTarget = { index: number; area: PageArea; y: number; column?: SectionColumn }

type Point = { page: number; x: number; y: number }

/** What can be dragged of an area of the pages. */
export function draggableOf({ sections }: Resume, id: string): Draggable | undefined {
  if (sections.some((section) => section.id === id)) return { id, verb: 'placeSection' }
  const isItem = sections.some(({ items }) => items.some((item) => item.id === id))
  return isItem ? { id, verb: 'placeItem' } : undefined
}

/** The intent that puts it there. */
export const dropIntent = ({ id, verb }: Draggable, { index, column }: DropTarget): string =>
  `${verb}:${id}:${column ? `${index},${column}` : index}`

/**
 * Where something is put that is let go at a point of a page, pt: before or after the nearest of its list, in the column of
 * that point. Undefined where nothing else of its list is on the pages.
 * @param columns of a template with two, between which sections move
 */
export function dropTargetAt(
  { sections }: Resume,
  areas: readonly PageArea[],
  { id, verb }: Draggable,
  point: Point,
  columns?: PageColumns,
): DropTarget | undefined {
  const list =
    verb === 'placeSection'
      ? sections
      : (sections.find(({ items }) => items.some((item) => item.id === id))?.items ?? [])
  const from = list.findIndex((one) => one.id === id)
  const own = areas.find(([of]) => of === id)
  const column = verb === 'placeSection' && columns && own ? columnAt(point.x, columns) : undefined
  const isOther = column !== undefined && column !== columnOfArea(own!, columns!)
  const nearest = list
    .flatMap((one, at) => areas.filter(([of]) => of === one.id).map((area) => ({ at, area })))
    .filter(({ area }) => !isOther || columnOfArea(area, columns!) === column)
    .sort((a, b) => distanceTo(a.area, point) - distanceTo(b.area, point))[0]
  if (from < 0) return undefined
  if (!nearest) return isOther ? inEmptyColumn(from, column, point, columns!) : undefined
  const { at, area } = nearest
  const [, , , top, , height] = area
  const isBelow = point.y > top + height / 2
  const gap = at + (isBelow ? 1 : 0)
  return {
    index: gap > from ? gap - 1 : gap,
    area,
    y: isBelow ? top + height : top,
    ...(isOther && { column }),
  }
}

/** The first section of a column keeps its place in the list. */
function inEmptyColumn(
  index: number,
  column: SectionColumn,
  { page, y }: Point,
  { side, pageWidth }: PageColumns,
): DropTarget {
  const isLeft = (column === 'side') === (side === 'left')
  const width = pageWidth * (column === 'side' ? 0.24 : 0.56)
  const margin = pageWidth * 0.05
  return { index, column, y, area: ['', page, isLeft ? margin : pageWidth - margin - width, y, width, 0] }
}

/** Other pages and columns are far: a point belongs to what is above, below or under it. */
function distanceTo([, page, x, y, width, height]: PageArea, point: Point) {
  const dx = Math.max(x - point.x, point.x - x - width, 0)
  const dy = Math.max(y - point.y, point.y - y - height, 0)
  return Math.abs(page - point.page) * 10_000 + dx * 4 + dy
}

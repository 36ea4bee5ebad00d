import type { PageArea } from '#app/preview/preview-protocol'
import { areasOfField, pxPerPtOf } from './page-geometry'

const highlightMs = 1_400

/** A point on a page: the page number from 1, and pt from its corner. */
export type PagePoint = { page: number; x: number; y: number }

/** Returns the smallest area at a point of a page that leads somewhere, pt from its corner. */
export function areaAt(
  areas: readonly PageArea[],
  { page, x, y }: PagePoint,
  leadsToField: (id: string) => boolean = () => true,
): PageArea | undefined {
  const found = areas
    .filter(
      ([, on, left, top, width, height]) =>
        on === page && x >= left && x <= left + width && y >= top && y <= top + height,
    )
    .sort((a, b) => a[4] * a[5] - b[4] * b[5])
  return found.find(([id]) => leadsToField(id)) ?? found[0]
}

/** Letters hang below the line that an area ends with, pt. */
const edgePt = 3
/** The line around a highlight. */
const ringPt = 2
/** The parts of the head that its fields are printed in; all others are facts. */
const headParts: readonly (readonly [area: string, fields: RegExp])[] = [
  ['basics', /^f-basics\.name$/],
  ['contacts', /^f-basics\.(phone|email|city|links|custom)\b/],
  ['intention', /^f-intention\./],
]

/** Where a field is printed; undefined where nothing of it is yet, though other parts of its section are. */
export function printedAreaOf(field: Element, areas: readonly PageArea[]): PageArea | undefined {
  const area = areasOfField(field, areas)[0]
  const entry = field.closest('details[id]')?.id
  if (entry && area?.[0] !== entry) return undefined
  if (area?.[0] !== 'basics') return area
  const part = headParts.find(([, fields]) => fields.test(field.id))?.[0] ?? 'facts'
  return areas.find(([id]) => id === part)
}

/** Where what follows an area begins, pt: an area may end in the space before it. */
export function topBelow([id, page, x, y, width, height]: PageArea, areas: readonly PageArea[]): number {
  const below = areas.filter(
    ([other, on, left, top, wide, tall]) =>
      other !== id &&
      on === page &&
      top > y + height / 2 &&
      top + tall > y + height &&
      left < x + width &&
      x < left + wide,
  )
  return Math.min(...below.map(([, , , top]) => top))
}

/** Highlights the focused field's area on the page. */
export function highlightOnPage(areas: readonly PageArea[], host: HTMLElement, focused: Element) {
  const area = printedAreaOf(focused, areas)
  if (!area) return
  const [id, page, x, y, width, height] = area
  const pageElement = host.querySelectorAll('.sheet')[page - 1]
  if (!pageElement) return
  const box = pageElement.getBoundingClientRect()
  const from = host.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(pageElement)
  host.querySelector('[data-shown]')?.remove()
  const highlight = document.createElement('div')
  highlight.dataset.shown = id
  highlight.className =
    'pointer-events-none absolute z-10 rounded bg-primary/12 ring-2 ring-primary/50 print:hidden'
  const place = {
    left: box.left - from.left + x * pxPerPt - 4,
    top: box.top - from.top + (y - edgePt) * pxPerPt,
    width: width * pxPerPt + 8,
    height: (Math.min(y + height + edgePt, topBelow(area, areas) - ringPt) - y + edgePt) * pxPerPt,
  }
  for (const [side, value] of Object.entries(place)) highlight.style.setProperty(side, `${value}px`)
  host.append(highlight)
  const fade = highlight.animate([{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], highlightMs)
  fade.onfinish = () => highlight.remove()
  const scroller = host.parentElement!
  const top = place.top + from.top - scroller.getBoundingClientRect().top
  if (top < 0 || top + Math.min(place.height, 120) > scroller.clientHeight)
    scroller.scrollBy({ top: top - scroller.clientHeight / 4, behavior: 'smooth' })
}

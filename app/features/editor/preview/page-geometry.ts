import type { PageArea } from '#app/preview/preview-protocol'

const a4WidthPt = 595.28

/** A drawing has its width in pt as view box, an image as attribute. */
export function pageWidthOf(page: Element): number {
  const width = page.getAttribute('viewBox')?.split(' ')[2] ?? page.getAttribute('width')
  return Number(width) || a4WidthPt
}

/** How large a shown page is. */
export const pxPerPtOf = (page: Element): number => page.getBoundingClientRect().width / pageWidthOf(page)

/** The areas of the entry that a field belongs to, otherwise of its section; several where it is on several pages. */
export function areasOfField(field: Element, areas: readonly PageArea[]): PageArea[] {
  const ids = [field.closest('details[id]')?.id, field.closest('section[id]')?.id]
  return ids.map((id) => areas.filter(([of]) => of === id)).find((found) => found.length > 0) ?? []
}

/** A point of the window on a page: the page number from 1, and pt from its corner. */
export function pointOnPage(host: Element, page: Element, clientX: number, clientY: number) {
  const box = page.getBoundingClientRect()
  const pxPerPt = pxPerPtOf(page)
  const number = [...host.querySelectorAll('.sheet')].indexOf(page) + 1
  return { page: number, x: (clientX - box.left) / pxPerPt, y: (clientY - box.top) / pxPerPt }
}

/** A box on a page, px from the page's corner. */
export type BoxOnPage = { x: number; y: number; width: number; height: number }

/** An element that is drawn over a page, for the eye alone. */
export function createPageMark(className: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = className
  mark.setAttribute('aria-hidden', 'true')
  return mark
}

/** Puts a mark on a page, in parts of the page: so it stays in its place when the page is zoomed. */
export function putOnPage(mark: HTMLElement, page: Element, { x, y, width, height }: BoxOnPage) {
  const holder = page.parentElement
  if (!holder) return
  const of = page.getBoundingClientRect()
  const parts = {
    left: x / of.width,
    top: y / of.height,
    width: width / of.width,
    height: height / of.height,
  }
  for (const [side, part] of Object.entries(parts)) {
    const percent = `${Number((part * 100).toFixed(3))}%`
    if (mark.style.getPropertyValue(side) !== percent) mark.style.setProperty(side, percent)
  }
  if (mark.parentElement !== holder) holder.append(mark)
}

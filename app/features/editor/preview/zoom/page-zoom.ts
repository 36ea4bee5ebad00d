import { clampZoom, fitZoom } from './zoom-steps'

/** Round a page that is seen as a whole, px. */
const gapPx = 32

/** A point of the window, px. */
export type Point = { x: number; y: number }
type Anchor = { page: Element; x: number; y: number }

export type PageZoom = ReturnType<typeof createPageZoom>

/**
 * Zooms the pages of a pane by their width: what is at a point stays there, and the pane scrolls in both directions. Without a point
 * what is first in view stays: the middle would hide the beginning of all lines.
 */
export function createPageZoom(pane: HTMLElement, steps: readonly number[], onZoom: (zoom: number) => void) {
  let zoom = 1
  /** Where one reads on from: the first corner of a page that is in view. */
  const corner = (): Point => {
    const { left, top } = pane.getBoundingClientRect()
    const page = nearestPage(pane, top)?.box
    return { x: Math.max(left, page?.left ?? left), y: Math.max(top, page?.top ?? top) }
  }
  /** The zoom at which a page is as high as its pane, in whole percents; never wider than the pane. */
  const wholeZoom = () => {
    const height = pane.querySelector('.sheet')?.getBoundingClientRect().height
    if (!height) return fitZoom
    const wanted = (zoom * (pane.clientHeight - 2 * gapPx)) / height
    return clampZoom(Math.min(fitZoom, Math.floor(wanted * 100) / 100), steps)
  }
  return {
    get: () => zoom,
    /** Shows the page that is in the middle as a whole. */
    showWhole() {
      const { top, height } = pane.getBoundingClientRect()
      const page = nearestPage(pane, top + height / 2)?.page
      this.set(wholeZoom())
      if (page)
        pane.scrollBy({ top: page.getBoundingClientRect().top - top - gapPx, left: 0, behavior: 'instant' })
    },
    clamp: (wanted: number) => clampZoom(wanted, steps),
    set(next: number, at: Point = corner(), anchor = anchorAt(pane, at)) {
      zoom = clampZoom(next, steps)
      pane.style.setProperty('--page-zoom', String(zoom))
      if (anchor) scrollAnchorTo(pane, anchor, at)
      onZoom(zoom)
    },
    anchorAt: (point: Point) => anchorAt(pane, point),
  }
}

/** The place of a page at a point, in parts of the page: of the nearest one where the point is between two. */
function anchorAt(pane: HTMLElement, { x, y }: Point): Anchor | undefined {
  const nearest = nearestPage(pane, y)
  if (!nearest) return undefined
  const { page, box } = nearest
  return { page, x: (x - box.left) / box.width, y: (y - box.top) / box.height }
}

function nearestPage(pane: HTMLElement, y: number) {
  const distance = ({ top, bottom }: DOMRect) => Math.max(top - y, y - bottom, 0)
  const pages = [...pane.querySelectorAll('.sheet')].map((page) => ({
    page,
    box: page.getBoundingClientRect(),
  }))
  return pages.sort((a, b) => distance(a.box) - distance(b.box))[0]
}

function scrollAnchorTo(pane: HTMLElement, { page, x, y }: Anchor, at: Point) {
  const box = page.getBoundingClientRect()
  pane.scrollBy({
    left: box.left + x * box.width - at.x,
    top: box.top + y * box.height - at.y,
    behavior: 'instant',
  })
}

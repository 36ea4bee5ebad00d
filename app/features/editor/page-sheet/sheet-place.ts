/** What of the window is seen, px: less than the window while a keyboard is open. */
export type VisiblePart = { top: number; height: number }
/** The top of the sheet and what is left free below it, px of the window. */
export type SheetPlace = { top: number; bottom: number }

/** The part of the height that the page keeps. */
const pageShare = 0.42
const [leastPagePx, leastSheetPx] = [96, 220]

/**
 * Parts the seen height between the page and the sheet below it.
 * @param barEnd the lower edge of the toolbar; @param windowHeight of the layout, px
 */
export function placeSheet(visible: VisiblePart, barEnd: number, windowHeight: number): SheetPlace {
  const end = visible.top + visible.height
  const start = Math.max(barEnd, visible.top)
  const forPage = Math.max((end - start) * pageShare, leastPagePx)
  return {
    top: Math.round(Math.max(start, Math.min(start + forPage, end - leastSheetPx))),
    bottom: Math.max(0, Math.round(windowHeight - end)),
  }
}

/** Of a window that was zoomed by its browser all counts: no keyboard made it smaller. */
export function visiblePart(): VisiblePart {
  const { visualViewport } = window
  if (!visualViewport || visualViewport.scale > 1.01) return { top: 0, height: innerHeight }
  return { top: visualViewport.offsetTop, height: visualViewport.height }
}

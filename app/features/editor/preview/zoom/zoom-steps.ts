/** How wide a page is, in widths of its pane. */
const steps = [1, 1.5, 2, 3, 4] as const
export const [leastZoom, greatestZoom] = [1, 4]

export const clampZoom = (zoom: number): number => Math.min(greatestZoom, Math.max(leastZoom, zoom))

/** The next step from a zoom, which a pinch may have left between two. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next =
    direction === 'in'
      ? steps.find((step) => step > zoom + 0.01)
      : steps.findLast((step) => step < zoom - 0.01)
  return next ?? clampZoom(zoom)
}

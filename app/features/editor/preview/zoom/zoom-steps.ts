/** Where a page is as wide as its pane, or as wide as is read well beside the form. */
export const fitZoom = 1
/** How wide a page is, in widths of its pane: on a phone, and beside the form. */
export const phoneSteps = [1, 1.5, 2, 3, 4] as const
export const wideSteps = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

export const clampZoom = (zoom: number, steps: readonly number[]): number =>
  Math.min(steps.at(-1)!, Math.max(steps[0]!, zoom))

/** The next step from a zoom, which a pinch may have left between two. */
export function nextZoom(zoom: number, direction: 'in' | 'out', steps: readonly number[]): number {
  const next =
    direction === 'in'
      ? steps.find((step) => step > zoom + 0.01)
      : steps.findLast((step) => step < zoom - 0.01)
  return next ?? clampZoom(zoom, steps)
}

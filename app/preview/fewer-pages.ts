import type { Style } from '#contract/resume/style'
import { STYLE_RANGES } from '#contract/resume/style-options'

type Measure = 'spacing' | 'lineHeight' | 'margins'
/** What saves the last page: measures of the style with their new values, and how many pages are left. */
export type FewerPages = { pages: number; changes: Partial<Record<Measure, number>> }

/** In the order in which they change. Less than this reads badly or looks crammed; the size of letters stays. */
const floors: Record<Measure, number> = { spacing: 0.7, lineHeight: 1.25, margins: 12 }
const order = Object.keys(floors) as Measure[]

/**
 * Finds the least change of a style by steps of its sliders that leaves fewer than `pages`; undefined when none does.
 * `countPages` lays out: once when nothing helps, otherwise some five times.
 */
export async function findFewerPages(
  style: Style,
  pages: number,
  countPages: (style: Style) => Promise<number>,
): Promise<FewerPages | undefined> {
  const styles = tighterStyles(style)
  let best: { style: Style; pages: number } | undefined
  // The tightest first: mostly it decides that nothing helps. Then between what is too wide and what is enough.
  let [tooWide, enough, trial] = [-1, styles.length, styles.length - 1]
  while (enough - tooWide > 1) {
    const left = await countPages(styles[trial]!)
    if (left < pages) [best, enough] = [{ style: styles[trial]!, pages: left }, trial]
    else tooWide = trial
    trial = Math.floor((tooWide + enough) / 2)
  }
  if (!best) return undefined
  const found = best.style
  const changed = order.filter((measure) => found[measure] !== style[measure])
  return {
    pages: best.pages,
    changes: Object.fromEntries(changed.map((measure) => [measure, found[measure]])),
  }
}

/** The style a step tighter at a time, to the floors; a value between two steps goes to the next lower one. */
function tighterStyles(style: Style): Style[] {
  const styles: Style[] = []
  let last = style
  for (const measure of order) {
    const { min, step } = STYLE_RANGES[measure]
    for (let at = Math.ceil((style[measure] - min) / step - 1e-6) - 1; at >= 0; at--) {
      const value = Number((min + at * step).toFixed(2))
      if (value < floors[measure]) break
      styles.push((last = { ...last, [measure]: value }))
    }
  }
  return styles
}

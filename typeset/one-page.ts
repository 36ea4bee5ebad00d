import type { PageStyle } from './page-model'

/** How far a layout reaches: pages, and how much of the first page's height is filled, 0 to 1. */
export type Reach = { pages: number; filled: number }

/** Floors of a squeezed page and ceilings of a stretched one. Units as in PageStyle. */
const floors = { spacing: 0.6, leading: 1.2, margins: 10, size: 9 }
const ceilings = { spacing: 1.6, leading: 1.6 }
const steps = 32
/** A page emptier than this is left as it is: stretching it would look lost. */
const worthFilling = 0.6

/**
 * Finds the look nearest to the owner's that fills exactly one page. Squeezes spacing, then line height, then margins,
 * then size; a short page is stretched in spacing, then line height. Bisects one number: at most 7 layouts.
 */
export function fitOnePage(
  style: PageStyle,
  measure: (style: PageStyle) => Reach,
): { style: PageStyle; fitted: boolean } {
  const asked = measure(style)
  const fits = (candidate: PageStyle) => measure(candidate).pages <= 1
  if (asked.pages > 1) {
    if (!fits(squeezed(style, steps))) return { style: squeezed(style, steps), fitted: false }
    return { style: squeezed(style, bisect((step) => !fits(squeezed(style, step))) + 1), fitted: true }
  }
  if (asked.filled < worthFilling) return { style, fitted: true }
  return {
    style: stretched(
      style,
      bisect((step) => fits(stretched(style, step))),
    ),
    fitted: true,
  }
}

/** The last step of 0 … steps for which `holds`; 0 holds by what called. */
function bisect(holds: (step: number) => boolean): number {
  let low = 0
  let high = steps + 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

function squeezed(style: PageStyle, step: number): PageStyle {
  return along(style, floors, ['spacing', 'leading', 'margins', 'size'], step)
}

function stretched(style: PageStyle, step: number): PageStyle {
  const goal = { spacing: ceilings.spacing, leading: Math.min(ceilings.leading, style.leading + 0.1) }
  return along(
    style,
    { spacing: Math.max(goal.spacing, style.spacing), leading: Math.max(goal.leading, style.leading) },
    ['spacing', 'leading'],
    step,
  )
}

type Measure = 'spacing' | 'leading' | 'margins' | 'size'

/** Moves the named measures to their goals one after the other: at the last step all have arrived. */
function along(
  style: PageStyle,
  goals: Partial<Record<Measure, number>>,
  order: Measure[],
  step: number,
): PageStyle {
  const moved = { ...style }
  order.forEach((name, index) => {
    const part = Math.min(1, Math.max(0, (step / steps) * order.length - index))
    const from = style[name]
    const goal = goals[name] ?? from
    moved[name] = Math.round((from + (goal - from) * part) * 1000) / 1000
  })
  return moved
}

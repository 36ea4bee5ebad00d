import type { PageStyle } from './page-model'

/** How far a layout reaches, in pages: 0.8 leaves a fifth of the first page empty, 1.3 needs a third of a second one. */
export type Reach = number

/** Floors of a squeezed page and ceilings of a stretched one. Units as in PageStyle. */
const floors = { spacing: 0.6, leading: 1.2, margins: 10, size: 9 }
const ceilings = { spacing: 1.6, leading: 1.6 }
const steps = 32
/** A page emptier than this is left as it is: stretching it would look lost. */
const worthFilling = 0.6

/**
 * Finds the look nearest to the owner's that fills exactly one page. Squeezes spacing, then line height, then margins,
 * then size; a short page is stretched in spacing, then line height. `measure` lays out: about five times, at most nine;
 * twice with `isLong`, for a document that takes long: then what fits only squeezed is squeezed as far as it goes.
 */
export function fitOnePage(
  style: PageStyle,
  measure: (style: PageStyle) => Reach,
  isLong = false,
): { style: PageStyle; fitted: boolean } {
  const asked = measure(style)
  if (asked <= 1 && asked < worthFilling) return { style, fitted: true }
  const change = asked > 1 ? squeezed : stretched
  const at = (step: number) => ({ step, reach: measure(change(style, step)) })
  const start = { step: 0, reach: asked }
  const most = at(steps)
  if (asked > 1 && most.reach > 1) return { style: change(style, steps), fitted: false }
  if (asked <= 1 && most.reach <= 1) return { style: change(style, steps), fitted: true }
  if (isLong) return { style: asked > 1 ? change(style, steps) : style, fitted: true }
  const step = asked > 1 ? lastThatFits(most, start, at) : lastThatFits(start, most, at)
  return { style: change(style, step), fitted: true }
}

type Trial = { step: number; reach: Reach }

/** The step that fits next to one that does not, between one that fits and one that does not. */
function lastThatFits(fits: Trial, exceeds: Trial, at: (step: number) => Trial): number {
  let guessing = true
  while (Math.abs(fits.step - exceeds.step) > 1) {
    const width = exceeds.step - fits.step
    // Reach grows almost evenly with the steps, so a guess by proportion is close; halving makes sure of an end.
    const part = guessing ? (1 - fits.reach) / (exceeds.reach - fits.reach) : 0.5
    const inner = Math.min(Math.abs(width) - 1, Math.max(1, Math.round(Math.abs(width) * part)))
    const trial = at(fits.step + Math.sign(width) * inner)
    if (trial.reach <= 1) fits = trial
    else exceeds = trial
    guessing = Math.abs(exceeds.step - fits.step) <= Math.abs(width) / 2
  }
  return fits.step
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

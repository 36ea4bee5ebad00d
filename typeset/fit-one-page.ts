import type { PageStyle } from './template-input/template-input'

/**
 * The extent of a layout in pages: 0.8 leaves a fifth of the first page empty, 1.3 needs a third of a second
 * one.
 */
export type PageExtent = number

/** Minimum values of a squeezed page and maximum values of a stretched one. Units as in PageStyle. */
const floors = { spacing: 0.6, leading: 1.2, margins: 10, size: 9 }
const ceilings = { spacing: 1.6, leading: 1.6 }
const steps = 32
/** A page emptier than this is not stretched, because it would look lost. */
const minFillRatio = 0.6

/** Content of more pages than this is squeezed completely first: it may not fit at all. */
const muchTooLong = 1.3
type Measure = 'spacing' | 'leading' | 'margins' | 'size'
/** The order in which measures change, one after the other. */
const squeezeOrder: Measure[] = ['spacing', 'leading', 'margins', 'size']
const stretchOrder: Measure[] = ['spacing', 'leading']

/**
 * Finds the style closest to the requested one that fills exactly one page. Squeezes spacing, then line
 * height, then margins, then size; a short page is stretched in spacing, then line height. `measure` lays
 * out: about four times, at most nine; twice with `isLong`, for slow documents, which are squeezed completely
 * if they do not fit as requested.
 */
export function fitOnePage(
  style: PageStyle,
  measure: (style: PageStyle) => PageExtent,
  isLong = false,
): { style: PageStyle; fitted: boolean } {
  const extent = measure(style)
  const isTooLong = extent > 1
  if (!isTooLong && (extent < minFillRatio || isLong)) return { style, fitted: true }
  const styleAt = (step: number) => (isTooLong ? squeezed(style, step) : stretched(style, step))
  const trialAt = (step: number) => ({ step, extent: measure(styleAt(step)) })
  if (isLong) return { style: styleAt(steps), fitted: trialAt(steps).extent <= 1 }
  const range = findRange({ step: 0, extent }, isTooLong ? squeezeOrder.length : stretchOrder.length, trialAt)
  if (!range) return { style: styleAt(steps), fitted: !isTooLong }
  return { style: styleAt(findLastFittingStep(range, trialAt)), fitted: true }
}

type Trial = { step: number; extent: PageExtent }
type Range = { fits: Trial; exceeds: Trial }

/** Which measure decides: the steps at which it begins and ends to change. Undefined if none is enough. */
function findRange(start: Trial, measures: number, trialAt: (step: number) => Trial): Range | undefined {
  const width = steps / measures
  const ends = Array.from({ length: measures }, (_, i) => (i + 1) * width)
  let before = start
  let after: Trial | undefined
  for (const step of start.extent > muchTooLong ? ends.reverse() : ends) {
    const trial = trialAt(step)
    if (trial.extent > 1 === start.extent > 1) before = trial
    else after = trial
    if (before.step === steps || (after && after.step - before.step <= width)) break
  }
  if (!after) return undefined
  return start.extent > 1 ? { fits: after, exceeds: before } : { fits: before, exceeds: after }
}

/** The last step that fits, between one that fits and one that does not. */
function findLastFittingStep({ fits, exceeds }: Range, trialAt: (step: number) => Trial): number {
  let secantGuess = true
  while (Math.abs(fits.step - exceeds.step) > 1) {
    const width = exceeds.step - fits.step
    // While one measure changes the extent grows almost linearly, so a secant guess is close; bisection guarantees an end.
    const part = secantGuess ? (1 - fits.extent) / (exceeds.extent - fits.extent) : 0.5
    const inner = Math.min(Math.abs(width) - 1, Math.max(1, Math.round(Math.abs(width) * part)))
    const trial = trialAt(fits.step + Math.sign(width) * inner)
    if (trial.extent <= 1) fits = trial
    else exceeds = trial
    secantGuess = Math.abs(exceeds.step - fits.step) <= Math.abs(width) / 2
  }
  return fits.step
}

function squeezed(style: PageStyle, step: number): PageStyle {
  return interpolate(style, floors, squeezeOrder, step)
}

function stretched(style: PageStyle, step: number): PageStyle {
  const goal = { spacing: ceilings.spacing, leading: Math.min(ceilings.leading, style.leading + 0.1) }
  return interpolate(
    style,
    { spacing: Math.max(goal.spacing, style.spacing), leading: Math.max(goal.leading, style.leading) },
    stretchOrder,
    step,
  )
}

/** Moves the measures to their goals one after the other: at the last step all have arrived. */
function interpolate(
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

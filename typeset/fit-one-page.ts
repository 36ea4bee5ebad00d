import { STYLE_RANGES } from '#contract/resume/style-options'
import type { PageStyle } from './template-input/template-input'

/**
 * The extent of a layout in pages: 0.8 leaves a fifth of the first page empty, 1.3 needs a third of a second
 * one.
 */
export type PageExtent = number

type Measure = 'spacing' | 'leading' | 'margins' | 'size'
/** A measure and the value that it is moved to; the measures of a list move one after the other. Units as in PageStyle. */
type Phase = { measure: Measure; goal: number }
type Range = { min: number; max: number }

const { spacing, lineHeight, margins, size } = STYLE_RANGES
const ranges: Record<Measure, Range> = { spacing, leading: lineHeight, margins, size }
/** To the ends of the sliders, what is missed least first. */
const squeezePhases: Phase[] = (['spacing', 'leading', 'margins', 'size'] as const).map((measure) => ({
  measure,
  goal: ranges[measure].min,
}))

/** First all a little, as somebody would who has the page before them; to the ends of the sliders only where that is not enough. */
function stretchPhases(style: PageStyle): Phase[] {
  const goals: [Measure, number][] = [
    ['spacing', 1.3],
    ['leading', Math.min(1.6, style.leading + 0.1)],
    ['size', style.size + 1],
    ['spacing', spacing.max],
    ['size', size.max],
    ['leading', lineHeight.max],
  ]
  return goals.map(([measure, goal]) => ({
    measure,
    goal: Math.max(style[measure], Math.min(ranges[measure].max, goal)),
  }))
}

/** How many trials apart the ends of a phase are; a power of two. */
const stepsPerPhase = 8
/** A page emptier than this is not stretched, because it would look lost. */
const minFillRatio = 0.4
/** What is this near to a page needs little: the first phase is tried first. */
const almost = 0.1

/**
 * Finds the style closest to the requested one that fills exactly one page. Squeezes spacing, then line
 * height, then margins, then size; a short page gets more space, higher lines and larger letters, as much as fits it.
 * `measure` lays out: about five times, at most nine; twice with `isLong`, for slow documents, which are squeezed
 * completely if they do not fit as requested.
 */
export function fitOnePage(
  style: PageStyle,
  measure: (style: PageStyle) => PageExtent,
  isLong = false,
): { style: PageStyle; fitted: boolean } {
  const extent = measure(style)
  const isTooLong = extent > 1
  if (!isTooLong && (extent < minFillRatio || isLong)) return { style, fitted: true }
  const phases = isTooLong ? squeezePhases : stretchPhases(style)
  const styleAt = (step: number) => moved(style, phases, step)
  const trialAt = (step: number) => ({ step, extent: measure(styleAt(step)) })
  const last = phases.length * stepsPerPhase
  if (isLong) return { style: styleAt(last), fitted: trialAt(last).extent <= 1 }
  const range = findRange({ step: 0, extent }, phases.length, trialAt)
  if (!range) return { style: styleAt(last), fitted: !isTooLong }
  return { style: styleAt(findLastFittingStep(range, trialAt)), fitted: true }
}

type Trial = { step: number; extent: PageExtent }
type Between = { fits: Trial; exceeds: Trial }

/** Which phase decides: the trials at its beginning and its end. Undefined if all of them are not enough. */
function findRange(start: Trial, phases: number, trialAt: (step: number) => Trial): Between | undefined {
  let before = start
  let after: Trial | undefined
  let [from, to] = [0, phases + 1]
  let phase = Math.abs(start.extent - 1) < almost ? 1 : Math.ceil(phases / 2)
  while (to - from > 1) {
    const trial = trialAt(phase * stepsPerPhase)
    if (trial.extent > 1 === start.extent > 1) [before, from] = [trial, phase]
    else [after, to] = [trial, phase]
    phase = Math.floor((from + to) / 2)
  }
  if (!after) return undefined
  return start.extent > 1 ? { fits: after, exceeds: before } : { fits: before, exceeds: after }
}

/** The last step that fits, between one that fits and one that does not. */
function findLastFittingStep({ fits, exceeds }: Between, trialAt: (step: number) => Trial): number {
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

/** Moves the measures to their goals one after the other: at the last step all have arrived. */
function moved(style: PageStyle, phases: readonly Phase[], step: number): PageStyle {
  const result = { ...style }
  phases.forEach(({ measure, goal }, index) => {
    const part = Math.min(1, Math.max(0, step / stepsPerPhase - index))
    result[measure] = Math.round((result[measure] + (goal - result[measure]) * part) * 1000) / 1000
  })
  return result
}

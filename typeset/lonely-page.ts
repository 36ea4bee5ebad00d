import type { PageExtent } from './fit-one-page'
import type { PageStyle } from './template-input/template-input'

/** A last page filled no more than this looks like a mistake. */
const lonelyShare = 0.15
/** Line height and spacing this much tighter are not seen: what is drawn is still what was asked for. */
const mostTightening = 0.03
/** A power of two: halving finds the mildest of four after the last. */
const steps = 4

/** A document laid out in a style: how many pages it fills. */
type LaidOut = { style: PageStyle; extent: PageExtent }

/** Whether a document of several pages ends in the first lines of its last one. */
export function hasLonelyPage(extent: PageExtent): boolean {
  const before = Math.ceil(extent) - 1
  return before > 0 && extent - before <= lonelyShare
}

/**
 * Saves a lonely last page where slightly less line height and spacing is enough: the mildest layout that saves it,
 * otherwise the one as wished. `layOut` is called three times at most, and never for a document without a lonely page.
 */
export function drawInLonelyPage<T extends LaidOut>(wished: T, layOut: (style: PageStyle) => T): T {
  if (!hasLonelyPage(wished.extent)) return wished
  const pages = Math.ceil(wished.extent) - 1
  const trialAt = (step: number) => layOut(tightened(wished.style, step))
  let best = trialAt(steps)
  if (best.extent > pages) return wished
  let [tooMild, enough] = [0, steps]
  while (enough - tooMild > 1) {
    const step = (tooMild + enough) / 2
    const trial = trialAt(step)
    if (trial.extent > pages) tooMild = step
    else [best, enough] = [trial, step]
  }
  return best
}

function tightened(style: PageStyle, step: number): PageStyle {
  const factor = 1 - (mostTightening * step) / steps
  return { ...style, leading: style.leading * factor, spacing: style.spacing * factor }
}

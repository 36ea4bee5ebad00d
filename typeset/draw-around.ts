import type { Resume } from '#contract/resume'
import { fewestTrialsFor, findDrawable, mostTrialsFor, type Form } from './find-drawable'
import type { PageModel } from './page-model'
import { partsOf, type Part } from './replaceable-parts'
import { MOST_WEIGHT, weighResume } from './resume-weight'

/** A field that could not be drawn as written: its words stand without marks and links (`plain`), or 〓 does (`blank`). */
export type Undrawn = { field: string; form: 'plain' | 'blank' }

/**
 * The model nearest to `model`, which its template cannot draw, that it can. Trials are bounded by the number of parts, and
 * by weight: together they take no more time than laying out the heaviest document does.
 * @returns undefined when its texts are not at fault, or when it is too long to find out which in time
 */
export function drawAround(
  model: PageModel,
  resume: Resume,
  isDrawn: (model: PageModel) => boolean,
): { model: PageModel; undrawn: Undrawn[] } | undefined {
  const parts = partsOf(model, resume)
  const inTime = Math.floor(MOST_WEIGHT / Math.max(1, weighResume(resume).weight))
  if (inTime < fewestTrialsFor(parts.length)) return undefined
  const mostTrials = Math.min(inTime, mostTrialsFor(parts.length))
  const drawnAs = (forms: readonly Form[]) => withForms(model, parts, forms)
  const forms = findDrawable(parts.length, mostTrials, (forms) => isDrawn(drawnAs(forms)))
  return forms && { model: drawnAs(forms), undrawn: undrawnOf(parts, forms) }
}

function withForms(model: PageModel, parts: readonly Part[], forms: readonly Form[]): PageModel {
  const changed = structuredClone(model)
  parts.forEach((part, i) => {
    if (forms[i] === 'blank') part.blankOut(changed)
    else if (forms[i] === 'plain') part.makePlain?.(changed)
  })
  return changed
}

/** Each field once: a position stands under the name and among the intentions. */
function undrawnOf(parts: readonly Part[], forms: readonly Form[]): Undrawn[] {
  const found = new Map<string, Undrawn['form']>()
  parts.forEach(({ field, makePlain }, i) => {
    const form = forms[i]
    if (form === 'blank' || (form === 'plain' && makePlain && !found.has(field))) found.set(field, form)
  })
  return [...found].map(([field, form]) => ({ field, form }))
}

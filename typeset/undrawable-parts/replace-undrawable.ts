import type { Resume } from '#contract/resume/resume'
import { minTrialsFor, findDrawableForms, maxTrialsFor, type DrawForm } from './find-drawable-forms'
import type { TemplateInput } from '../template-input/template-input'
import { partsOf, type Part } from './replaceable-parts'
import { MAX_WEIGHT, weighResume } from '../resume-weight'

/**
 * A field that could not be drawn as written: its words without marks and links (`plain`), or 〓 (`blank`).
 */
export type ReplacedField = { field: string; form: 'plain' | 'blank' }

/**
 * Finds the drawable model closest to `model`, which its template cannot draw. Trials are bounded by the
 * number of parts, and by weight: together they take no longer than laying out the heaviest document.
 * @returns undefined when the texts are not at fault, or the search would take too long
 */
export function replaceUndrawable(
  model: TemplateInput,
  resume: Resume,
  isDrawn: (model: TemplateInput) => boolean,
): { model: TemplateInput; undrawn: ReplacedField[] } | undefined {
  const parts = partsOf(model, resume)
  const maxTrialsInTime = Math.floor(MAX_WEIGHT / Math.max(1, weighResume(resume).weight))
  if (maxTrialsInTime < minTrialsFor(parts.length)) return undefined
  const maxTrials = Math.min(maxTrialsInTime, maxTrialsFor(parts.length))
  const drawForms = (forms: readonly DrawForm[]) => withForms(model, parts, forms)
  const forms = findDrawableForms(parts.length, maxTrials, (forms) => isDrawn(drawForms(forms)))
  return forms && { model: drawForms(forms), undrawn: replacedFieldsOf(parts, forms) }
}

function withForms(model: TemplateInput, parts: readonly Part[], forms: readonly DrawForm[]): TemplateInput {
  const changed = structuredClone(model)
  parts.forEach((part, i) => {
    if (forms[i] === 'blank') part.makeBlank(changed)
    else if (forms[i] === 'plain') part.makePlain?.(changed)
  })
  return changed
}

/** Each field once: the position is drawn under the name and in the intention. */
function replacedFieldsOf(parts: readonly Part[], forms: readonly DrawForm[]): ReplacedField[] {
  const found = new Map<string, ReplacedField['form']>()
  parts.forEach(({ field, makePlain }, i) => {
    const form = forms[i]
    if (form === 'blank' || (form === 'plain' && makePlain && !found.has(field))) found.set(field, form)
  })
  return [...found].map(([field, form]) => ({ field, form }))
}

import type { Resume } from '#contract/resume/resume'
import { minTrialsFor, findDrawableForms, maxTrialsFor, type DrawForm } from './find-drawable-forms'
import type { TemplateInput } from '../template-input/template-input'
import { partsOf, type Part } from './replaceable-parts'
import { MAX_WEIGHT, weighResume } from '../resume-weight'

/** A field that could not be drawn as written: its words stand without marks and links (`plain`), or 〓 does (`blank`). */
export type ReplacedField = { field: string; form: 'plain' | 'blank' }

/**
 * The model nearest to `model`, which its template cannot draw, that it can. Trials are bounded by the number of parts, and
 * by weight: together they take no more time than laying out the heaviest document does.
 * @returns undefined when its texts are not at fault, or when it is too long to find out which in time
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

/** Each field once: a position stands under the name and among the intentions. */
function replacedFieldsOf(parts: readonly Part[], forms: readonly DrawForm[]): ReplacedField[] {
  const found = new Map<string, ReplacedField['form']>()
  parts.forEach(({ field, makePlain }, i) => {
    const form = forms[i]
    if (form === 'blank' || (form === 'plain' && makePlain && !found.has(field))) found.set(field, form)
  })
  return [...found].map(([field, form]) => ({ field, form }))
}

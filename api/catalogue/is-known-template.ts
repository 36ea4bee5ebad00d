import type { Resume } from '#contract/resume/resume'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Dependencies } from '../dependencies'
import { invalidFields } from '../http/api-error'

/** Whether `id@version` names an existing template, in its current version or an earlier one. */
export function isKnownTemplate(
  name: string,
  templates: readonly { id: string; version: number }[],
): boolean {
  const [id, version] = name.split('@')
  return templates.some((template) => template.id === id && Number(version) <= template.version)
}

/** @throws ApiError invalidFields when a resume names a template that the catalogue lacks. */
export function requireKnownTemplate({ templates }: Dependencies, resume: Resume): void {
  if (!isKnownTemplate(resume.style.template, templates))
    throw invalidFields({ 'style.template': fieldError('unknownTemplate') })
}

import type { Resume } from '#contract/resume/resume'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { invalidFields } from '../http/api-error'
import { isKnownTemplate } from './is-known-template'

export function templateRoutes({ templates }: Dependencies): Pick<Handlers, 'listTemplates'> {
  return { listTemplates: () => [...templates] }
}

/** @throws ApiError invalidFields when a resume names a template that the catalogue lacks. */
export function requireKnownTemplate({ templates }: Dependencies, resume: Resume): void {
  if (!isKnownTemplate(resume.style.template, templates))
    throw invalidFields({ 'style.template': fieldError('unknownTemplate') })
}

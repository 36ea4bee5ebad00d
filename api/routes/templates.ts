import type { Resume } from '#contract/resume'
import { fieldError } from '#contract/problems'
import type { Handlers } from '../answer'
import type { Dependencies } from '../parts'
import { invalidFields } from '../refusal'
import { isKnownTemplate } from '../rules/known-template'

export function templateRoutes({ templates }: Dependencies): Pick<Handlers, 'listTemplates'> {
  return { listTemplates: () => [...templates] }
}

/** @throws Refusal when a resume names a template that is not on the shelf. */
export function requireKnownTemplate({ templates }: Dependencies, resume: Resume): void {
  if (!isKnownTemplate(resume.style.template, templates))
    throw invalidFields({ 'style.template': fieldError('unknownTemplate') })
}

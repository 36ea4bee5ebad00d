import type { Resume } from '#contract/resume'
import { problem } from '#contract/problems'
import type { Handlers } from '../answer'
import type { Parts } from '../parts'
import { refuseFields } from '../refusal'
import { isKnownTemplate } from '../rules/known-template'

export function templateRoutes({ templates }: Parts): Pick<Handlers, 'listTemplates'> {
  return { listTemplates: () => [...templates] }
}

/** @throws Refusal when a resume names a template that is not on the shelf. */
export function requireKnownTemplate({ templates }: Parts, resume: Resume): void {
  if (!isKnownTemplate(resume.style.template, templates))
    throw refuseFields({ 'style.template': problem('unknownTemplate') })
}

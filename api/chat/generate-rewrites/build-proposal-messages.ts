import type { Language } from '#contract/validation/field-error-codes'
import type { RewritableField } from '#resume-model/rewrite-proposals/rewritable-fields'
import type { ProposalAction } from '#contract/chat/proposal-constants'
import { fieldAlias } from '#resume-model/rewrite-proposals/parse-proposals'
import type { AiMessage } from '../../gateways/ai/ai-provider'
import { hashSecret } from '../../ids-and-hashes'
import { actPrompts, materialNames, proposalSystemPrompts } from './proposal-prompts'

type ProposalInput = {
  turnId: string
  act: ProposalAction
  job: string
  targetFields: readonly RewritableField[]
  language: Language
}

/**
 * The author of a material cannot know the delimiter, so the material cannot fake its own end. A model that
 * repeats it has leaked its prompt.
 */
export function proposalDelimiter(turnId: string): string {
  return hashSecret(`proposals ${turnId}`).slice(0, 12)
}

/**
 * The messages that ask the provider for proposals: the texts in question under aliases, with their section
 * and entry.
 * Nothing else of the resume is sent: no name, no contact, no other text.
 */
export function buildProposalMessages({
  turnId,
  act,
  job,
  targetFields,
  language,
}: ProposalInput): AiMessage[] {
  const names = materialNames[language]
  const delimiter = proposalDelimiter(turnId)
  const material = (name: string, text: string) =>
    `[${names.begins} ${name} ${delimiter}]\n${text}\n[${names.ends} ${name} ${delimiter}]`
  const fields = targetFields.map(({ field, text, kind, section, entry }, index) => ({
    field: fieldAlias(index),
    of: [section || kind, entry].filter((part) => part && part !== text).join(' / '),
    is: field.split('.').at(-1),
    text,
  }))
  const sections = [
    actPrompts[language][act],
    material(names.fields, JSON.stringify({ act, fields })),
    ...(job === '' ? [] : [material(names.job, job)]),
  ]
  return [
    { role: 'system', content: proposalSystemPrompts[language] },
    { role: 'user', content: sections.join('\n\n') },
  ]
}

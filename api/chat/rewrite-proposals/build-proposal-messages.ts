import type { Language } from '#contract/validation/field-error-codes'
import type { RewritableField } from '#resume-model/rewrite-proposals/proposal-fields'
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

/** Nobody who writes a material can know its mark, so nobody can write its end. A model that repeats it lays bare what it was told. */
export function proposalDelimiter(turnId: string): string {
  return hashSecret(`proposals ${turnId}`).slice(0, 12)
}

/**
 * What the provider is sent for proposals: the texts that are asked about, under names of our own, and where each stands.
 * Nothing else of the resume goes along: not who somebody is, no contact, no other text.
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

import type { Language } from '#contract/problems'
import type { AskableField } from '#contract/proposal-fields'
import type { ProposalAct } from '#contract/proposal-words'
import { fieldHandle } from '#contract/read-proposals'
import type { AiMessage } from '../gateways/ai/ai-provider'
import { hashSecret } from '../keys'
import { actTexts, materialNames, proposalRules } from './proposal-instructions'

type Proposing = {
  turnId: string
  act: ProposalAct
  job: string
  asked: readonly AskableField[]
  language: Language
}

/** Nobody who writes a material can know its mark, so nobody can write its end. A model that repeats it lays bare what it was told. */
export function proposalMark(turnId: string): string {
  return hashSecret(`proposals ${turnId}`).slice(0, 12)
}

/**
 * What the provider is sent for proposals: the texts that are asked about, under names of our own, and where each stands.
 * Nothing else of the resume goes along: not who somebody is, no contact, no other text.
 */
export function proposalMessages({ turnId, act, job, asked, language }: Proposing): AiMessage[] {
  const names = materialNames[language]
  const mark = proposalMark(turnId)
  const material = (name: string, text: string) =>
    `[${names.begins} ${name} ${mark}]\n${text}\n[${names.ends} ${name} ${mark}]`
  const fields = asked.map(({ field, text, kind, section, entry }, index) => ({
    field: fieldHandle(index),
    of: [section || kind, entry].filter((part) => part && part !== text).join(' / '),
    is: field.split('.').at(-1),
    text,
  }))
  const parts = [
    actTexts[language][act],
    material(names.fields, JSON.stringify({ act, fields })),
    ...(job === '' ? [] : [material(names.job, job)]),
  ]
  return [
    { role: 'system', content: proposalRules[language] },
    { role: 'user', content: parts.join('\n\n') },
  ]
}

import type { Language } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { AiMessage } from '../../gateways/ai/ai-provider'
import { hashSecret } from '../../ids-and-hashes'
import { materialNames, promptTexts, systemPrompts } from './system-prompts'
import { resumeAsText } from './resume-as-text'

/** Characters of earlier turns that go along, newest first, and of a resume. */
const maxHistoryChars = 12_000
const maxResumeChars = 16_000

type MessageInput = {
  turn: Pick<ChatTurnRow, 'id' | 'prompt' | 'question' | 'job'>
  /** Of the same session, in their order. */
  earlier: readonly Pick<ChatTurnRow, 'prompt' | 'question' | 'answer' | 'state'>[]
  resume: Resume | null
  language: Language
}

/** What the provider is sent: our rules, the talk so far, and the question with its materials set apart from it. */
export function buildMessages({ turn, earlier, resume, language }: MessageInput): AiMessage[] {
  return [
    { role: 'system', content: systemPrompts[language] },
    ...buildHistory(earlier, language),
    { role: 'user', content: buildQuestion(turn, resume, language) },
  ]
}

function buildQuestion(
  { id, prompt, question, job }: MessageInput['turn'],
  resume: Resume | null,
  language: Language,
) {
  const names = materialNames[language]
  // Nobody who writes a material can know its mark, so nobody can write its end.
  const delimiter = hashSecret(`material ${id}`).slice(0, 12)
  const material = (name: string, text: string) =>
    text === ''
      ? []
      : [`[${names.begins} ${name} ${delimiter}]\n${text}\n[${names.ends} ${name} ${delimiter}]`]
  return [
    ...(prompt ? [promptTexts[language][prompt]] : []),
    ...(prompt ? material(names.text, question) : [question]),
    ...material(names.resume, resume ? resumeAsText(resume).slice(0, maxResumeChars) : ''),
    ...material(names.job, job),
  ].join('\n\n')
}

function buildHistory(earlier: MessageInput['earlier'], language: Language): AiMessage[] {
  const messages: AiMessage[] = []
  let remainingChars = maxHistoryChars
  for (const { prompt, question, answer, state } of [...earlier].reverse()) {
    if (state === 'failed' || state === 'running' || answer === '') continue
    const userContent = [prompt ? promptTexts[language][prompt] : '', question].filter(Boolean).join('\n\n')
    remainingChars -= userContent.length + answer.length
    if (remainingChars < 0) break
    messages.unshift({ role: 'user', content: userContent }, { role: 'assistant', content: answer })
  }
  return messages
}

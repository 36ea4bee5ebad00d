import type { Language } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { AiMessage } from '../../gateways/ai/ai-provider'
import { hashSecret } from '../../ids-and-hashes'
import { materialNames, promptTexts, systemPrompts } from './system-prompts'
import { resumeAsText } from './resume-as-text'

/** Maximum characters of earlier turns (newest first) and of the resume that are sent along. */
const maxHistoryChars = 12_000
const maxResumeChars = 16_000

type MessageInput = {
  turn: Pick<ChatTurnRow, 'id' | 'prompt' | 'question' | 'job'>
  /** Earlier turns of the same session, oldest first. */
  earlier: readonly Pick<ChatTurnRow, 'prompt' | 'question' | 'answer' | 'state'>[]
  resume: Resume | null
  language: Language
}

/**
 * The messages sent to the provider: the system prompt, the conversation so far, and the question with its
 * materials delimited.
 */
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
  // The author of a material cannot know the delimiter, so the material cannot fake its own end (prompt
  // injection).
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

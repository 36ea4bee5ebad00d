import type { Language } from '#contract/problems'
import type { Resume } from '#contract/resume'
import type { ChatTurnRow } from '../db/chat-tables'
import type { AiMessage } from '../gateways/ai/ai-provider'
import { hashSecret } from '../keys'
import { materialNames, promptTexts, rules } from './instructions'
import { resumeWords } from './resume-words'

/** Characters of earlier turns that go along, newest first, and of a resume. */
const memoryLetters = 12_000
const resumeLetters = 16_000

type Asking = {
  turn: Pick<ChatTurnRow, 'id' | 'prompt' | 'question' | 'job'>
  /** Of the same session, in their order. */
  earlier: readonly Pick<ChatTurnRow, 'prompt' | 'question' | 'answer' | 'state'>[]
  resume: Resume | null
  language: Language
}

/** What the provider is sent: our rules, the talk so far, and the question with its materials set apart from it. */
export function messagesFor({ turn, earlier, resume, language }: Asking): AiMessage[] {
  return [
    { role: 'system', content: rules[language] },
    ...remembered(earlier, language),
    { role: 'user', content: questionOf(turn, resume, language) },
  ]
}

function questionOf(
  { id, prompt, question, job }: Asking['turn'],
  resume: Resume | null,
  language: Language,
) {
  const names = materialNames[language]
  // Nobody who writes a material can know its mark, so nobody can write its end.
  const mark = hashSecret(`material ${id}`).slice(0, 12)
  const material = (name: string, text: string) =>
    text === '' ? [] : [`[${names.begins} ${name} ${mark}]\n${text}\n[${names.ends} ${name} ${mark}]`]
  return [
    ...(prompt ? [promptTexts[language][prompt]] : []),
    ...(prompt ? material(names.text, question) : [question]),
    ...material(names.resume, resume ? resumeWords(resume).slice(0, resumeLetters) : ''),
    ...material(names.job, job),
  ].join('\n\n')
}

function remembered(earlier: Asking['earlier'], language: Language): AiMessage[] {
  const messages: AiMessage[] = []
  let room = memoryLetters
  for (const { prompt, question, answer, state } of [...earlier].reverse()) {
    if (state === 'failed' || state === 'running' || answer === '') continue
    const asked = [prompt ? promptTexts[language][prompt] : '', question].filter(Boolean).join('\n\n')
    room -= asked.length + answer.length
    if (room < 0) break
    messages.unshift({ role: 'user', content: asked }, { role: 'assistant', content: answer })
  }
  return messages
}

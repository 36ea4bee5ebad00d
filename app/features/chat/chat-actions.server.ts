import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { ChatEvent } from '#contract/chat/chat'
import type { FieldErrors } from '#contract/http/envelope'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { AskForm, ChatIntent } from './chat.form'

/** Proxies time out after a minute; a longer answer appears on the page once it is ready. */
const answerTimeoutMs = 50_000

/**
 * Why no question was asked: `message` is shown to the user, `fields` are the invalid fields, `submitted` is
 * the posted form.
 */
export type ChatRefusal = { message: string; fields: FieldErrors; submitted: Record<string, string> }
/** The chat to open, or the refusal. */
export type ChatActionResult = { chatId: string | null; turnId?: string } | { refused: ChatRefusal }

/** Runs the action of a posted form without scripts; waits for an answer. */
export async function runChatAction(api: ApiClient, form: FormData): Promise<ChatActionResult> {
  const submitted = stringFields(form)
  const parsed = ChatIntent.safeParse(submitted)
  if (!parsed.success) return { refused: { message: '', fields: toFieldErrors(parsed.error), submitted } }
  const intent = parsed.data
  try {
    switch (intent.intent) {
      case 'ask':
      case 'again': {
        const started = await startAnswer(api, form)
        return 'refused' in started ? started : await waitForAnswer(started.events)
      }
      case 'stop':
        await api.call('stopAnswer', { id: intent.id })
        return { chatId: submitted.sessionId ?? null, turnId: intent.id }
      case 'rename':
        return { chatId: (await api.call('renameChat', { id: intent.id, title: intent.title })).id }
      case 'erase':
        await api.call('eraseChat', { id: intent.id })
        return { chatId: null }
    }
  } catch (error) {
    return { refused: toRefusal(error, submitted) }
  }
}

/** Sends the question of the page's form. @returns the events of the answer, or the refusal */
export async function startAnswer(
  api: ApiClient,
  form: FormData,
): Promise<{ events: AsyncGenerator<ChatEvent> } | { refused: ChatRefusal }> {
  const submitted = stringFields(form)
  const retry = ChatIntent.safeParse(submitted)
  try {
    if (retry.success && retry.data.intent === 'again') {
      const { askId, sessionId } = retry.data
      return { events: await api.stream('askAgain', { askId, sessionId }) }
    }
    const question = AskForm.safeParse(submitted)
    if (!question.success)
      return { refused: { message: '', fields: toFieldErrors(question.error), submitted } }
    return { events: await api.stream('askChat', question.data) }
  } catch (error) {
    return { refused: toRefusal(error, submitted) }
  }
}

async function waitForAnswer(events: AsyncGenerator<ChatEvent>): Promise<ChatActionResult> {
  const deadline = Date.now() + answerTimeoutMs
  let outcome: ChatActionResult = { chatId: null }
  for await (const event of events) {
    if (event.is === 'asked') outcome = { chatId: event.sessionId, turnId: event.turnId }
    if (Date.now() > deadline) break
  }
  return outcome
}

function toRefusal(error: unknown, submitted: Record<string, string>): ChatRefusal {
  if (!(error instanceof ApiClientError) || error.kind !== 'business' || error.isAuth) throw error
  return { message: error.message, fields: error.fields, submitted }
}

function stringFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

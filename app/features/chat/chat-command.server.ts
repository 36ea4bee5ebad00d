import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { ChatEvent } from '#contract/chat'
import type { FieldProblems } from '#contract/envelope'
import { problemsOf } from '#contract/field-problems'
import { AskForm, ChatIntent } from './chat.form'

/** Proxies give up after a minute; an answer that takes longer is found on the page when it is there. */
const patienceMs = 50_000

/** Why nothing was asked. `said` is for people; `fields` name what is wrong by itself; `typed` is what stood in the form. */
export type Refusal = { said: string; fields: FieldProblems; typed: Record<string, string> }
/** Where it goes on. */
export type Outcome = { chatId: string | null; turnId?: string } | { refused: Refusal }

/** Does what a button of the page says, without scripts: an answer is waited for. */
export async function runChatIntent(upstream: Upstream, form: FormData): Promise<Outcome> {
  const typed = textsOf(form)
  const read = ChatIntent.safeParse(typed)
  if (!read.success) return { refused: { said: '', fields: problemsOf(read.error), typed } }
  const intent = read.data
  try {
    switch (intent.intent) {
      case 'ask':
      case 'again': {
        const begun = await beginAnswer(upstream, form)
        return 'refused' in begun ? begun : await waitFor(begun.events)
      }
      case 'stop':
        await upstream.call('stopAnswer', { id: intent.id })
        return { chatId: typed.sessionId ?? null, turnId: intent.id }
      case 'rename':
        return { chatId: (await upstream.call('renameChat', { id: intent.id, title: intent.title })).id }
      case 'erase':
        await upstream.call('eraseChat', { id: intent.id })
        return { chatId: null }
    }
  } catch (error) {
    return { refused: refusalOf(error, typed) }
  }
}

/** Asks, by the page's form. @returns what was refused before it was asked; else what is told. */
export async function beginAnswer(
  upstream: Upstream,
  form: FormData,
): Promise<{ events: AsyncGenerator<ChatEvent> } | { refused: Refusal }> {
  const typed = textsOf(form)
  const again = ChatIntent.safeParse(typed)
  try {
    if (again.success && again.data.intent === 'again') {
      const { askId, sessionId } = again.data
      return { events: await upstream.stream('askAgain', { askId, sessionId }) }
    }
    const asked = AskForm.safeParse(typed)
    if (!asked.success) return { refused: { said: '', fields: problemsOf(asked.error), typed } }
    return { events: await upstream.stream('askChat', asked.data) }
  } catch (error) {
    return { refused: refusalOf(error, typed) }
  }
}

async function waitFor(events: AsyncGenerator<ChatEvent>): Promise<Outcome> {
  const until = Date.now() + patienceMs
  let outcome: Outcome = { chatId: null }
  for await (const event of events) {
    if (event.is === 'asked') outcome = { chatId: event.sessionId, turnId: event.turnId }
    if (Date.now() > until) break
  }
  return outcome
}

function refusalOf(error: unknown, typed: Record<string, string>): Refusal {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'business' || error.isAuth) throw error
  return { said: error.message, fields: error.fields, typed }
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

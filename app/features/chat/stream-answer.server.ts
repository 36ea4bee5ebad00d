import type { ApiClient } from '#app/api-client/api-client'
import type { ChatEvent } from '#contract/chat/chat'
import { eventStreamResponse } from '#contract/event-stream'
import { createStreamingRenderer } from './render-answer.server'
import { startAnswer } from './chat-actions.server'
import type { AnswerEvent } from './answer-event'

/**
 * Sends the question and streams the answer as HTML. The answer continues on the server when the client
 * disconnects.
 */
export async function streamAnswer(api: ApiClient, form: FormData): Promise<Response> {
  const started = await startAnswer(api, form)
  if ('refused' in started) {
    const { message, fields } = started.refused
    return Response.json({ is: 'refused', message, fields } satisfies AnswerEvent, {
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  return eventStreamResponse(messagesOf(started.events))
}

/**
 * Yields the answer events as JSON. After a failure they stop without `end`, and the page reloads the turn.
 */
async function* messagesOf(events: AsyncGenerator<ChatEvent>): AsyncGenerator<string> {
  const renderDelta = createStreamingRenderer()
  const toAnswerEvent = (event: ChatEvent): AnswerEvent => {
    if (event.is === 'text') return { is: 'html', ...renderDelta(event.text) }
    if (event.is === 'asked') return { is: 'asked', chatId: event.sessionId, turnId: event.turnId }
    return { is: 'end' }
  }
  try {
    for await (const event of events) yield JSON.stringify(toAnswerEvent(event))
  } catch {
    return
  }
}

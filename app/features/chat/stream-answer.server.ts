import type { ApiClient } from '#app/api-client/api-client'
import type { ChatEvent } from '#contract/chat/chat'
import { eventStreamResponse } from '#contract/event-stream'
import { createStreamingRenderer } from './render-answer.server'
import { startAnswer } from './chat-actions.server'
import type { AnswerEvent } from './answer-event'

/** Asks, and tells the page's scripts the answer as it comes, as HTML. Whoever leaves is told no more; the answer goes on. */
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

/** The events as the page's scripts read them. After a failure they end without their end: the page looks what became of it. */
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

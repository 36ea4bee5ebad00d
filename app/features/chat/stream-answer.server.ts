import type { ApiClient } from '#app/api-client/api-client'
import type { ChatEvent } from '#contract/chat/chat'
import { createStreamingRenderer } from './render-answer.server'
import { startAnswer } from './chat-actions.server'
import type { AnswerEvent } from './answer-event'

const heartbeatMs = 15_000

/** Asks, and tells the page's scripts the answer as it comes, as HTML. Whoever leaves is told no more; the answer goes on. */
export async function streamAnswer(api: ApiClient, form: FormData): Promise<Response> {
  const started = await startAnswer(api, form)
  if ('refused' in started) {
    const { message, fields } = started.refused
    return Response.json({ is: 'refused', message, fields } satisfies AnswerEvent, {
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  return new Response(toEventStream(started.events), {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function toEventStream(events: AsyncGenerator<ChatEvent>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const renderDelta = createStreamingRenderer()
  let heartbeat: NodeJS.Timeout
  const toAnswerEvent = (event: ChatEvent): AnswerEvent => {
    if (event.is === 'text') return { is: 'html', ...renderDelta(event.text) }
    if (event.is === 'asked') return { is: 'asked', chatId: event.sessionId, turnId: event.turnId }
    return { is: 'end' }
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), heartbeatMs)
    },
    async pull(controller) {
      // A stream that broke ends here without its end: the page looks what became of it.
      const next = await events.next().catch(() => ({ done: true, value: undefined }) as const)
      if (!next.done)
        return controller.enqueue(encoder.encode(`data: ${JSON.stringify(toAnswerEvent(next.value))}\n\n`))
      clearInterval(heartbeat)
      controller.close()
    },
    async cancel() {
      clearInterval(heartbeat)
      await events.return(undefined)
    },
  })
}

import type { Upstream } from '#app/api-client/upstream'
import type { ChatEvent } from '#contract/chat'
import { growingHtml } from './answer-html.server'
import { beginAnswer } from './chat-command.server'
import type { ToldAnswer } from './told-answer'

const heartbeatMs = 15_000

/** Asks, and tells the page's scripts the answer as it comes, as HTML. Whoever leaves is told no more; the answer goes on. */
export async function tellAnswer(upstream: Upstream, form: FormData): Promise<Response> {
  const begun = await beginAnswer(upstream, form)
  if ('refused' in begun) {
    const { said, fields } = begun.refused
    return Response.json({ is: 'refused', said, fields } satisfies ToldAnswer, {
      headers: { 'Cache-Control': 'no-store' },
    })
  }
  return new Response(streamOf(begun.events), {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

function streamOf(events: AsyncGenerator<ChatEvent>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const grow = growingHtml()
  let beat: NodeJS.Timeout
  const told = (event: ChatEvent): ToldAnswer => {
    if (event.is === 'text') return { is: 'html', ...grow(event.text) }
    if (event.is === 'asked') return { is: 'asked', chatId: event.sessionId, turnId: event.turnId }
    return { is: 'end' }
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), heartbeatMs)
    },
    async pull(controller) {
      // A stream that broke ends here without its end: the page looks what became of it.
      const next = await events.next().catch(() => ({ done: true, value: undefined }) as const)
      if (!next.done)
        return controller.enqueue(encoder.encode(`data: ${JSON.stringify(told(next.value))}\n\n`))
      clearInterval(beat)
      controller.close()
    },
    async cancel() {
      clearInterval(beat)
      await events.return(undefined)
    },
  })
}

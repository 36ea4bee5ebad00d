import { parseSse } from '#app/api-client/parse-sse'
import type { AnswerEvent } from './answer-event'

/** Yields the events of an answer's stream, or of a JSON refusal. @throws on an HTTP error */
export async function* readAnswerStream(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return yield (await response.json()) as AnswerEvent
  for await (const json of parseSse(response.body)) yield JSON.parse(json) as AnswerEvent
}

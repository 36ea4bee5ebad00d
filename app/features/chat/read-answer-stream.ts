import { parseSse } from '#app/api-client/parse-sse'
import type { AnswerEvent } from './answer-event'

/** What an answer's stream says, one by one; a refusal that came instead of it too. @throws when it is neither. */
export async function* readAnswerStream(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return yield (await response.json()) as AnswerEvent
  for await (const json of parseSse(response.body)) yield JSON.parse(json) as AnswerEvent
}

import type { AnswerEvent } from './answer-event'

/** What an answer's stream says, one by one; a refusal that came instead of it too. @throws when it is neither. */
export async function* readAnswerStream(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return yield (await response.json()) as AnswerEvent
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let buffer = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    buffer += decoder.decode(chunk.value, { stream: true })
    const lines = buffer.split('\n\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as AnswerEvent
  }
}

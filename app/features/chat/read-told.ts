import type { ToldAnswer } from './told-answer'

/** What an answer's stream says, one by one; a refusal that came instead of it too. @throws when it is neither. */
export async function* readTold(response: Response): AsyncGenerator<ToldAnswer> {
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return yield (await response.json()) as ToldAnswer
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const lines = text.split('\n\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as ToldAnswer
  }
}

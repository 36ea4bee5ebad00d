import { createParser } from 'eventsource-parser'
import type { ChatEvent } from '#contract/chat/chat'
import { type StreamEventOf, type StreamInputOf, type StreamName, streams } from '#contract/http/streams'
import { newShortId } from '../ids-and-hashes'
import type { TestApi } from './test-api'

type StreamResult<E> = { code: number; events: E[]; data: { errorMsg?: string; fields?: object } }

/** Calls a stream as the web server does, and reads it to the end. */
export async function readStream<N extends StreamName>(
  api: TestApi,
  name: N,
  input: StreamInputOf<N>,
  token: string,
  language = 'zh-CN',
): Promise<StreamResult<StreamEventOf<N>>> {
  const response = await openStream(api, name, input, token, language)
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return { events: [], ...((await response.json()) as Pick<StreamResult<never>, 'code' | 'data'>) }
  return { code: 0, data: {}, events: parseEvents<StreamEventOf<N>>(await response.text()) }
}

export function openStream<N extends StreamName>(
  api: TestApi,
  name: N,
  input: StreamInputOf<N>,
  token: string,
  language = 'zh-CN',
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    authorization: `Bearer ${token}`,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(input) }
  return Promise.resolve(api.app.fetch(new Request(`http://api${streams[name].path}`, init)))
}

function parseEvents<E = ChatEvent>(text: string): E[] {
  const events: E[] = []
  const parser = createParser({ onEvent: ({ data }) => void events.push(JSON.parse(data) as E) })
  parser.feed(text)
  return events
}

/** A new question. */
export function newQuestion(more: Partial<StreamInputOf<'askChat'>> = {}): StreamInputOf<'askChat'> {
  return { askId: newShortId(), question: '怎样写项目经历？', ...more }
}

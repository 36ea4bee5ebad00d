import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { sameHash } from '../../keys'
import { simulatedAnswer } from './ai-answer'

export const simulatedModel = 'simulated'

export type AiSimulator = {
  /** /v1/chat/completions and /v1/models */
  wire: Hono
  keys: { apiKey: string; model: string }
}

const Asked = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.literal(true),
  max_tokens: z.number().int().optional(),
})

/** Pieces as long as a model's, and about as fast. */
const pieceLetters = 4
/** Of what nobody reads as it comes. */
const jsonLetters = 24
const pieceEveryMs = 25

/** Speaks OpenAI's wire without a language model: what it says is the same for everybody, and says so. */
export function createAiSimulator(): AiSimulator {
  const keys = { apiKey: `sk-simulated-${randomBytes(16).toString('hex')}`, model: simulatedModel }
  const refuse = (status: 400 | 401 | 404, code: string, message: string) =>
    Response.json({ error: { message, type: 'invalid_request_error', param: null, code } }, { status })
  const wire = new Hono()
  wire.use('/v1/*', async (c, next) => {
    if (!sameHash(c.req.header('authorization') ?? '', `Bearer ${keys.apiKey}`))
      return refuse(401, 'invalid_api_key', 'Incorrect API key provided')
    await next()
  })
  wire.get('/v1/models', (c) => {
    const model = { id: keys.model, object: 'model', created: 0, owned_by: 'simulator' }
    return c.json({ object: 'list', data: [model] })
  })
  wire.post('/v1/chat/completions', async (c) => {
    const asked = Asked.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return refuse(400, 'invalid_request', 'messages, model and stream: true are needed')
    if (asked.data.model !== keys.model) return refuse(404, 'model_not_found', 'There is no such model')
    const text = [...simulatedAnswer(asked.data.messages)]
    const letters = text[0] === '{' ? jsonLetters : pieceLetters
    const head = {
      id: `chatcmpl-${randomBytes(12).toString('hex')}`,
      object: 'chat.completion.chunk',
      created: 0,
      model: keys.model,
    }
    return streamSSE(c, async (stream) => {
      const say = (choices: object[], usage: object | null = null) =>
        stream.writeSSE({ data: JSON.stringify({ ...head, choices, usage }) })
      const delta = (said: object, finish_reason: string | null = null) =>
        say([{ index: 0, delta: said, finish_reason }])
      await delta({ role: 'assistant', content: '' })
      for (let at = 0; at < text.length && !stream.aborted; at += letters) {
        await delta({ content: text.slice(at, at + letters).join('') })
        await sleep(pieceEveryMs)
      }
      await delta({}, 'stop')
      const prompt_tokens = asked.data.messages.reduce((sum, { content }) => sum + content.length, 0)
      const usage = {
        prompt_tokens,
        completion_tokens: text.length,
        total_tokens: prompt_tokens + text.length,
      }
      await say([], usage)
      await stream.writeSSE({ data: '[DONE]' })
    })
  })
  return { wire, keys }
}

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { hashesEqual } from '../../../ids-and-hashes'
import { simulatedAnswer } from './simulated-answer'

export const simulatedModel = 'simulated'

export type AiSimulator = {
  /** /v1/chat/completions and /v1/models */
  api: Hono
  keys: { apiKey: string; model: string }
}

const CompletionRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.literal(true),
  max_tokens: z.number().int().optional(),
})

/** Chunks as long as a model's, about as fast. */
const charsPerChunk = 4
/** For JSON, which no user reads while it arrives. */
const charsPerJsonChunk = 24
const chunkIntervalMs = 25

/**
 * Implements OpenAI's chat API without a language model: its answer is the same for everybody, and says that
 * it is simulated.
 */
export function createAiSimulator(): AiSimulator {
  const keys = { apiKey: `sk-simulated-${randomBytes(16).toString('hex')}`, model: simulatedModel }
  const errorResponse = (status: 400 | 401 | 404, code: string, message: string) =>
    Response.json({ error: { message, type: 'invalid_request_error', param: null, code } }, { status })
  const api = new Hono()
  api.use('/v1/*', async (c, next) => {
    if (!hashesEqual(c.req.header('authorization') ?? '', `Bearer ${keys.apiKey}`))
      return errorResponse(401, 'invalid_api_key', 'Incorrect API key provided')
    await next()
  })
  api.get('/v1/models', (c) => {
    const model = { id: keys.model, object: 'model', created: 0, owned_by: 'simulator' }
    return c.json({ object: 'list', data: [model] })
  })
  api.post('/v1/chat/completions', async (c) => {
    const request = CompletionRequest.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success)
      return errorResponse(400, 'invalid_request', 'messages, model and stream: true are needed')
    if (request.data.model !== keys.model)
      return errorResponse(404, 'model_not_found', 'There is no such model')
    const text = [...simulatedAnswer(request.data.messages)]
    const chunkLength = text[0] === '{' ? charsPerJsonChunk : charsPerChunk
    const head = {
      id: `chatcmpl-${randomBytes(12).toString('hex')}`,
      object: 'chat.completion.chunk',
      created: 0,
      model: keys.model,
    }
    return streamSSE(c, async (stream) => {
      const sendChunk = (choices: object[], usage: object | null = null) =>
        stream.writeSSE({ data: JSON.stringify({ ...head, choices, usage }) })
      const delta = (content: object, finish_reason: string | null = null) =>
        sendChunk([{ index: 0, delta: content, finish_reason }])
      await delta({ role: 'assistant', content: '' })
      for (let at = 0; at < text.length && !stream.aborted; at += chunkLength) {
        await delta({ content: text.slice(at, at + chunkLength).join('') })
        await sleep(chunkIntervalMs)
      }
      await delta({}, 'stop')
      const prompt_tokens = request.data.messages.reduce((sum, { content }) => sum + content.length, 0)
      const usage = {
        prompt_tokens,
        completion_tokens: text.length,
        total_tokens: prompt_tokens + text.length,
      }
      await sendChunk([], usage)
      await stream.writeSSE({ data: '[DONE]' })
    })
  })
  return { api, keys }
}

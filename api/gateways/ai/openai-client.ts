import OpenAI, { APIError } from 'openai'
import { z } from 'zod'
import { toAiFailure } from './to-ai-failure'
import { AiFailure, type AiChunk, type AiProvider, type AiQuestion } from './ai-provider'
import { sizeLimitedFetch } from './size-limited-fetch'

export type OpenAiOptions = {
  baseUrl: string
  apiKey: string
  model: string
  /** Maximum time without a chunk, in ms. */
  idleTimeoutMs: number
  maxTokens: number
}

/** The fields we read of a chunk; models send more. */
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** A client for OpenAI's chat API, which DeepSeek, Qwen, Moonshot and others offer too. */
export function createOpenAiClient(
  options: OpenAiOptions,
  { simulated }: { simulated: boolean },
): AiProvider {
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    // No automatic retries: an interrupted answer would be generated, and paid for, twice.
    maxRetries: 0,
    timeout: options.idleTimeoutMs,
    fetch: sizeLimitedFetch,
    // The client's log would quote user text.
    logLevel: 'off',
    // null: otherwise the client reads them from the environment.
    organization: null,
    project: null,
  })
  return {
    simulated,
    model: options.model,
    answer: (question) =>
      withIdleTimeout(options.idleTimeoutMs, question, (signal) =>
        streamCompletion(client, options, question, signal),
      ),
    check: () => canListModels(client),
  }
}

const checkTimeoutMs = 10_000

/** Listing the models is free and needs a valid key; some endpoints lack it. */
async function canListModels(client: OpenAI): Promise<boolean> {
  try {
    const { data } = await client.models.list({ timeout: checkTimeoutMs })
    if (Array.isArray(data)) return true
  } catch (error) {
    if (error instanceof APIError && (error.status === 404 || error.status === 405)) return false
    throw toAiFailure(error, false)
  }
  throw new AiFailure('malformed', 'no list of models')
}

async function* streamCompletion(
  client: OpenAI,
  { model, maxTokens }: OpenAiOptions,
  { messages }: AiQuestion,
  signal: AbortSignal,
): AsyncGenerator<AiChunk | undefined> {
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [...messages],
      max_tokens: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
    },
    { signal },
  )
  for await (const chunk of stream) yield* toChunks(chunk)
}

/**
 * @throws AiFailure for an invalid chunk. Yields undefined for a chunk without text, which shows that the
 * model is still working.
 */
function* toChunks(chunk: unknown): Generator<AiChunk | undefined> {
  const parsed = Chunk.safeParse(chunk)
  if (!parsed.success) throw new AiFailure('malformed', 'a chunk has the wrong shape')
  const [choice] = parsed.data.choices
  const text = choice?.delta?.content
  yield text ? { text } : undefined
  if (choice?.finish_reason) yield { end: toEndReason(choice.finish_reason) }
  const { usage } = parsed.data
  if (usage) yield { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens }
}

function toEndReason(reason: string): 'whole' | 'length' | 'filtered' {
  if (reason === 'length') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'whole'
}

/**
 * Aborts an answer without chunks for too long, or when its reader aborts; reports other ends as AiFailure.
 */
async function* withIdleTimeout(
  idleTimeoutMs: number,
  { signal }: AiQuestion,
  start: (signal: AbortSignal) => AsyncGenerator<AiChunk | undefined>,
): AsyncGenerator<AiChunk> {
  const timeoutAbort = new AbortController()
  const abortOnTimeout = () => timeoutAbort.abort()
  let timer = setTimeout(abortOnTimeout, idleTimeoutMs)
  let hasStarted = false
  let hasEnded = false
  try {
    for await (const part of start(AbortSignal.any([signal, timeoutAbort.signal]))) {
      clearTimeout(timer)
      timer = setTimeout(abortOnTimeout, idleTimeoutMs)
      hasStarted = true
      if (!part) continue
      hasEnded ||= 'end' in part
      yield part
    }
  } catch (error) {
    if (signal.aborted) return
    if (timeoutAbort.signal.aborted) throw new AiFailure('slow', 'nothing came for too long')
    // Token counts may follow the end; the answer is complete without them.
    if (!hasEnded) throw toAiFailure(error, hasStarted)
  } finally {
    clearTimeout(timer)
  }
  if (hasEnded || signal.aborted) return
  if (timeoutAbort.signal.aborted) throw new AiFailure('slow', 'nothing came for too long')
  throw new AiFailure(hasStarted ? 'cut' : 'malformed', 'the answer ended without an end')
}

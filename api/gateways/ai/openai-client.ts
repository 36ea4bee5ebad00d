import OpenAI, { APIError } from 'openai'
import { z } from 'zod'
import { toAiFailure } from './ai-failures'
import { AiFailure, type AiPiece, type AiProvider, type AiQuestion } from './ai-provider'
import { limitedFetch } from './limited-fetch'

export type AiKeys = {
  baseUrl: string
  apiKey: string
  model: string
  patienceMs: number
  maxTokens: number
}

/** What is read of a chunk; models put more into it. */
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

/** A language model behind OpenAI's wire, which DeepSeek, Qwen, Moonshot and others speak too. */
export function openaiClient(keys: AiKeys, { simulated }: { simulated: boolean }): AiProvider {
  const client = new OpenAI({
    baseURL: keys.baseUrl,
    apiKey: keys.apiKey,
    // A question that was half answered must not be asked again by itself: it would be answered, and paid, twice.
    maxRetries: 0,
    timeout: keys.patienceMs,
    fetch: limitedFetch,
    // Its log would quote what people wrote.
    logLevel: 'off',
    // Read from the environment when they are not said.
    organization: null,
    project: null,
  })
  return {
    simulated,
    model: keys.model,
    answer: (question) =>
      patiently(keys.patienceMs, question, (signal) => ask(client, keys, question, signal)),
    check: () => listsModels(client),
  }
}

const checkPatienceMs = 10_000

/** The list of models is for nothing, and only for whose key is good; some wires have none. */
async function listsModels(client: OpenAI): Promise<boolean> {
  try {
    const { data } = await client.models.list({ timeout: checkPatienceMs })
    if (Array.isArray(data)) return true
  } catch (error) {
    if (error instanceof APIError && (error.status === 404 || error.status === 405)) return false
    throw toAiFailure(error, false)
  }
  throw new AiFailure('malformed', 'no list of models')
}

async function* ask(
  client: OpenAI,
  { model, maxTokens }: AiKeys,
  { messages }: AiQuestion,
  signal: AbortSignal,
): AsyncGenerator<AiPiece | undefined> {
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
  for await (const chunk of stream) yield* piecesOf(chunk)
}

/** @throws AiFailure for what is no chunk. Yields undefined for one that only shows that the model still thinks. */
function* piecesOf(chunk: unknown): Generator<AiPiece | undefined> {
  const read = Chunk.safeParse(chunk)
  if (!read.success) throw new AiFailure('malformed', 'a chunk has the wrong shape')
  const [choice] = read.data.choices
  const text = choice?.delta?.content
  yield text ? { text } : undefined
  if (choice?.finish_reason) yield { end: endOf(choice.finish_reason) }
  const { usage } = read.data
  if (usage) yield { tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens }
}

function endOf(reason: string): 'whole' | 'length' | 'filtered' {
  if (reason === 'length') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'whole'
}

/** Ends an answer that nothing comes of for too long, and one that its reader ends; tells apart how others end. */
async function* patiently(
  patienceMs: number,
  { signal }: AiQuestion,
  begin: (signal: AbortSignal) => AsyncGenerator<AiPiece | undefined>,
): AsyncGenerator<AiPiece> {
  const impatience = new AbortController()
  const lose = () => impatience.abort()
  let timer = setTimeout(lose, patienceMs)
  let begun = false
  let ended = false
  try {
    for await (const piece of begin(AbortSignal.any([signal, impatience.signal]))) {
      clearTimeout(timer)
      timer = setTimeout(lose, patienceMs)
      begun = true
      if (!piece) continue
      ended ||= 'end' in piece
      yield piece
    }
  } catch (error) {
    if (signal.aborted) return
    if (impatience.signal.aborted) throw new AiFailure('slow', 'nothing came for too long')
    // What is used may be told after the end; without it the answer is whole all the same.
    if (!ended) throw toAiFailure(error, begun)
  } finally {
    clearTimeout(timer)
  }
  if (ended || signal.aborted) return
  if (impatience.signal.aborted) throw new AiFailure('slow', 'nothing came for too long')
  throw new AiFailure(begun ? 'cut' : 'malformed', 'the answer ended without an end')
}

import type { ChatFailure } from '#contract/chat/chat-constants'

export type AiMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type AiQuestion = {
  messages: readonly AiMessage[]
  /** Aborts the answer at the provider, too. An aborted answer ends without an error. */
  signal: AbortSignal
}

/** A part of an answer. `end` says why the model stopped; the token counts come last, if at all. */
export type AiChunk =
  { text: string } | { end: 'whole' | 'length' | 'filtered' } | { tokensIn: number; tokensOut: number }

/** A language model or its simulator. Every answer may throw an AiFailure. */
export type AiProvider = {
  simulated: boolean
  model: string
  answer: (question: AiQuestion) => AsyncIterable<AiChunk>
  /** Makes a request that costs nothing. @returns false when the provider has none. @throws AiFailure */
  check: () => Promise<boolean>
}

/** The message is for the log and quotes no user text. */
export class AiFailure extends Error {
  override name = 'AiFailure'
  constructor(
    readonly kind: Exclude<ChatFailure, 'lost' | 'long'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

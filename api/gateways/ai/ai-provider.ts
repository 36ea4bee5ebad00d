import type { ChatFailure } from '#contract/chat/chat-constants'

export type AiMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type AiQuestion = {
  messages: readonly AiMessage[]
  /** Ends the answer at the provider too; what is under way throws nothing then, it ends. */
  signal: AbortSignal
}

/** A piece of an answer. `end` says why the model stopped; what is used is told last, if at all. */
export type AiChunk =
  { text: string } | { end: 'whole' | 'length' | 'filtered' } | { tokensIn: number; tokensOut: number }

/** A language model, or what stands for one. Every answer may throw an AiFailure. */
export type AiProvider = {
  simulated: boolean
  model: string
  answer: (question: AiQuestion) => AsyncIterable<AiChunk>
  /** Asks for something that costs nothing. @returns false where it knows no such question. Throws an AiFailure. */
  check: () => Promise<boolean>
}

/** The message is for the log and quotes nobody. */
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

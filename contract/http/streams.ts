import type { z } from 'zod'
import { RegenerateAnswerInput, ChatEvent, ChatQuestion } from '../chat/chat'
import { ProposalEvent, ProposalRequest } from '../chat/proposal'

/**
 * Streaming calls: a POST with a JSON body. Errors before the first event are answered like those of other
 * calls, with an envelope;
 * otherwise the response is text/event-stream with one JSON event per `data:` line, and comment lines while
 * nothing happens.
 */
export type StreamEndpoint = { path: `/api/${string}`; needs: 'user'; input: z.ZodType; event: z.ZodType }

export const streams = {
  askChat: { path: '/api/chat/ask', needs: 'user', input: ChatQuestion, event: ChatEvent },
  askAgain: { path: '/api/chat/again', needs: 'user', input: RegenerateAnswerInput, event: ChatEvent },
  askProposals: { path: '/api/proposals/ask', needs: 'user', input: ProposalRequest, event: ProposalEvent },
} as const satisfies Record<string, StreamEndpoint>

export type StreamName = keyof typeof streams
export type StreamInputOf<N extends StreamName> = z.input<(typeof streams)[N]['input']>
export type ParsedStreamInputOf<N extends StreamName> = z.output<(typeof streams)[N]['input']>
export type StreamEventOf<N extends StreamName> = z.output<(typeof streams)[N]['event']>

import type { z } from 'zod'
import { RegenerateAnswerInput, ChatEvent, ChatQuestion } from '../chat/chat'
import { ProposalEvent, ProposalRequest } from '../chat/proposal'

/**
 * Calls that answer bit by bit: a POST with a JSON body. What is refused is refused as by any other call, with an envelope;
 * else the answer is text/event-stream, one event as JSON in each `data:` line, and lines with a colon alone while nothing comes.
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

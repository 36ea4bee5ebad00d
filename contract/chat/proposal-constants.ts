import type { ChatPrompt } from './chat-constants'

/** What the assistant can do with a resume's texts. */
export const PROPOSAL_ACTIONS = [
  'polish',
  'shorten',
  'quantify',
  'translate',
  'tailor',
] as const satisfies readonly ChatPrompt[]
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number]

/**
 * `letters`: maximum of all texts in one request, so that the answer fits into a model's output limit; a
 * proposed text
 * may have at most `times` the length of the old one plus `room`.
 */
export const ProposalLimits = { letters: 4_000, times: 3, room: 300 } as const

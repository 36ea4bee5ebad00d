import type { ChatPrompt } from './chat-constants'

/** What the assistant can be asked to do to a resume's own texts. */
export const PROPOSAL_ACTIONS = [
  'polish',
  'shorten',
  'quantify',
  'translate',
  'tailor',
] as const satisfies readonly ChatPrompt[]
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number]

/**
 * `letters` of all texts that are asked about at once, so that the whole answer fits into what a model writes at once; a
 * proposed text has at most `times` as many as the old one, and `room` more.
 */
export const ProposalLimits = { letters: 4_000, times: 3, room: 300 } as const

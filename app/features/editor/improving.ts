import type { ChatStanding } from '#contract/chat'
import type { FieldProblems } from '#contract/envelope'
import type { Proposal, ProposalTurn } from '#contract/proposals'

export type DiffPart = { is: 'same' | 'gone' | 'new'; text: string }
/** A proposal with what became of its text. */
export type ShownProposal = Proposal & { parts: DiffPart[] }
export type ShownTurn = Omit<ProposalTurn, 'proposals'> & { proposals: ShownProposal[] }

/** What the panel and the page show: who may ask how often, and the newest question with what came of it. */
export type ImproveDesk = { standing: ChatStanding; last: ShownTurn | null }
/** Why nothing was asked: `said` is for people, `fields` name what is wrong by itself. */
export type ImproveRefusal = { said: string; fields: FieldProblems }
export type ImproveAnswer = { desk: ImproveDesk } | { refused: ImproveRefusal }

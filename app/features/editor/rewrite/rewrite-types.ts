import type { ChatQuota } from '#contract/chat/chat'
import type { FieldErrors } from '#contract/http/envelope'
import type { Proposal, ProposalTurn } from '#contract/chat/proposal'

export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }
/** A proposal with what became of its text. */
export type ProposalWithDiff = Proposal & { diff: DiffPart[] }
export type TurnWithDiffs = Omit<ProposalTurn, 'proposals'> & { proposals: ProposalWithDiff[] }

/** What the panel and the page show: who may ask how often, and the newest question with what came of it. */
export type RewriteState = { quota: ChatQuota; last: TurnWithDiffs | null }
/** Why nothing was asked: `said` is for people, `fields` name what is wrong by itself. */
export type RewriteRefusal = { message: string; fields: FieldErrors }
export type RewriteResponse = { rewriteState: RewriteState } | { refusal: RewriteRefusal }

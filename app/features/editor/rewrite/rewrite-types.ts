import type { DiffPart } from '#app/components/text-diff/diff-part'
import type { ChatQuota } from '#contract/chat/chat'
import type { FieldErrors } from '#contract/http/envelope'
import type { Proposal, ProposalTurn } from '#contract/chat/proposal'

/** A proposal with the diff of its texts. */
export type ProposalWithDiff = Proposal & { diff: DiffPart[] }
export type TurnWithDiffs = Omit<ProposalTurn, 'proposals'> & { proposals: ProposalWithDiff[] }

/** Data of the panel and the page: the quota, and the last request with its proposals. */
export type RewriteState = { quota: ChatQuota; last: TurnWithDiffs | null }
/** Why no request was made: `message` is shown to the user, `fields` are the invalid fields. */
export type RewriteRefusal = { message: string; fields: FieldErrors }
export type RewriteResponse = { rewriteState: RewriteState } | { refusal: RewriteRefusal }

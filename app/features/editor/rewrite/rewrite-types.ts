import type { DiffPart } from '#app/components/text-diff/diff-part'
import type { ChatQuota } from '#contract/chat/chat'
import type { FieldErrors } from '#contract/http/envelope'
import type { Proposal, ProposalTurn } from '#contract/chat/proposal'
import type { LineChange } from '#resume-model/rewrite-proposals/line-changes'

/** A changed line of a proposal, which can be taken alone, with its diff. */
export type LineWithDiff = LineChange & { diff: DiffPart[] }
/** A proposal with the diff of its texts, and of each line that changes. */
export type ProposalWithDiff = Proposal & { diff: DiffPart[]; lines: LineWithDiff[] }
export type TurnWithDiffs = Omit<ProposalTurn, 'proposals'> & { proposals: ProposalWithDiff[] }

/** Data of the panel and the page: the quota, and the last request with its proposals. */
export type RewriteState = { quota: ChatQuota; last: TurnWithDiffs | null }
/** Why no request was made: `message` is shown to the user, `fields` are the invalid fields. */
export type RewriteRefusal = {
  message: string
  fields: FieldErrors
  /** No copy can be made, but the resume itself can be rewritten. */
  canApplyHere?: true
}
/** `copyId`: the proposals are for this copy of the resume. */
export type RewriteResponse = { rewriteState: RewriteState; copyId?: string } | { refusal: RewriteRefusal }

import type { Proposal } from '#contract/chat/proposal'
import type { Resume } from '#contract/resume/resume'
import { proposalState } from './apply-proposal'

/** Whether `after` accepts one of the proposals and `before` none yet: the last content without any of them. */
export function acceptsFirstProposal(before: Resume, after: Resume, proposals: readonly Proposal[]): boolean {
  const hasAccepted = (resume: Resume) =>
    proposals.some((one) => ['taken', 'partly'].includes(proposalState(resume, one)))
  return hasAccepted(after) && !hasAccepted(before)
}

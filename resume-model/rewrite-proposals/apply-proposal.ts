import { markAiAssisted } from './ai-assisted-fields'
import { fieldText, setFieldText } from './proposal-fields'
import type { Proposal } from '#contract/chat/proposal'
import type { Resume } from '#contract/resume/resume'

/** `open`: it can be taken over; `taken`: it stands there; `stale`: the text is another by now; `gone`: its field is. */
export type ProposalState = 'open' | 'taken' | 'stale' | 'gone'

/** How a proposal stands to a resume: nobody remembers what was accepted, the text says it. */
export function proposalState(resume: Resume, { field, before, after }: Proposal): ProposalState {
  const currentText = fieldText(resume, field)
  if (currentText === undefined) return 'gone'
  if (currentText === after) return 'taken'
  return currentText === before ? 'open' : 'stale'
}

/** The resume with a proposal taken over, marked as an AI's; the very same one unless the proposal is open. */
export function applyProposal(resume: Resume, proposal: Proposal): Resume {
  if (proposalState(resume, proposal) !== 'open') return resume
  return markAiAssisted(setFieldText(resume, proposal.field, proposal.after), proposal.field, true)
}

/** The resume with the text as it was before a proposal; its mark goes too, unless that text was an AI's already. */
export function revertProposal(resume: Resume, { field, before, onAssisted = false }: Proposal): Resume {
  return markAiAssisted(setFieldText(resume, field, before), field, onAssisted)
}

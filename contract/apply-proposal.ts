import { markedAssisted } from './assisted'
import { fieldText, withField } from './proposal-fields'
import type { Proposal } from './proposals'
import type { Resume } from './resume'

/** `open`: it can be taken over; `taken`: it stands there; `stale`: the text is another by now; `gone`: its field is. */
export type ProposalStanding = 'open' | 'taken' | 'stale' | 'gone'

/** How a proposal stands to a resume: nobody remembers what was accepted, the text says it. */
export function proposalStanding(resume: Resume, { field, before, after }: Proposal): ProposalStanding {
  const now = fieldText(resume, field)
  if (now === undefined) return 'gone'
  if (now === after) return 'taken'
  return now === before ? 'open' : 'stale'
}

/** The resume with a proposal taken over, marked as an AI's; the very same one unless the proposal is open. */
export function applyProposal(resume: Resume, proposal: Proposal): Resume {
  if (proposalStanding(resume, proposal) !== 'open') return resume
  return markedAssisted(withField(resume, proposal.field, proposal.after), proposal.field, true)
}

/** The resume with the text as it was before a proposal; its mark goes too, unless that text was an AI's already. */
export function revertProposal(resume: Resume, { field, before, onAssisted = false }: Proposal): Resume {
  return markedAssisted(withField(resume, field, before), field, onAssisted)
}

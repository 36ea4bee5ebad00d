import { markAiAssisted } from './ai-assisted-fields'
import { fieldText, setFieldText } from './proposal-fields'
import type { Proposal } from '#contract/chat/proposal'
import type { Resume } from '#contract/resume/resume'

/**
 * `open`: can be accepted; `taken`: accepted; `stale`: the text has changed; `gone`: the field was removed.
 */
export type ProposalState = 'open' | 'taken' | 'stale' | 'gone'

/** The state of a proposal, derived from the resume's text; it is stored nowhere. */
export function proposalState(resume: Resume, { field, before, after }: Proposal): ProposalState {
  const currentText = fieldText(resume, field)
  if (currentText === undefined) return 'gone'
  if (currentText === after) return 'taken'
  return currentText === before ? 'open' : 'stale'
}

/**
 * Accepts a proposal and marks the field as written by AI; returns the same object unless the proposal is
 * open.
 */
export function applyProposal(resume: Resume, proposal: Proposal): Resume {
  if (proposalState(resume, proposal) !== 'open') return resume
  return markAiAssisted(setFieldText(resume, proposal.field, proposal.after), proposal.field, true)
}

/** Restores the text before a proposal, and its mark. */
export function revertProposal(resume: Resume, { field, before, onAssisted = false }: Proposal): Resume {
  return markAiAssisted(setFieldText(resume, field, before), field, onAssisted)
}

import { markAiAssisted } from './mark-ai-assisted'
import { composeLines, proposalLines, takenLines } from './line-changes'
import { fieldText, setFieldText } from './proposal-fields'
import type { Proposal } from '#contract/chat/proposal'
import type { Resume } from '#contract/resume/resume'

/**
 * `open`: can be accepted; `taken`: accepted; `partly`: some of its lines are; `stale`: the text has changed; `gone`: the field
 * was removed.
 */
export type ProposalState = 'open' | 'taken' | 'partly' | 'stale' | 'gone'

/** The state of a proposal, derived from the resume's text; it is stored nowhere. */
export function proposalState(resume: Resume, proposal: Proposal): ProposalState {
  const currentText = fieldText(resume, proposal.field)
  if (currentText === undefined) return 'gone'
  if (currentText === proposal.after) return 'taken'
  if (currentText === proposal.before) return 'open'
  return takenLines(proposalLines(proposal), currentText) ? 'partly' : 'stale'
}

/**
 * Accepts a proposal, or what is left of it, and marks the field as written by AI; returns the same object where nothing is
 * left to accept.
 */
export function applyProposal(resume: Resume, proposal: Proposal): Resume {
  if (!['open', 'partly'].includes(proposalState(resume, proposal))) return resume
  return markAiAssisted(setFieldText(resume, proposal.field, proposal.after), proposal.field, true)
}

/** The lines of a proposal that the resume has, by their place among its changes; undefined when its text has changed. */
export function takenLinesOf(resume: Resume, proposal: Proposal): Set<number> | undefined {
  const text = fieldText(resume, proposal.field)
  if (text === proposal.before) return new Set()
  return text === undefined ? undefined : takenLines(proposalLines(proposal), text)
}

/** Has just these lines of a proposal; the same object when its text has changed. */
export function applyLines(resume: Resume, proposal: Proposal, taken: ReadonlySet<number>): Resume {
  if (!takenLinesOf(resume, proposal)) return resume
  if (taken.size === 0) return revertProposal(resume, proposal)
  const text = composeLines(proposalLines(proposal), taken)
  return markAiAssisted(setFieldText(resume, proposal.field, text), proposal.field, true)
}

/** Restores the text before a proposal, and its mark. */
export function revertProposal(resume: Resume, { field, before, onAssisted = false }: Proposal): Resume {
  return markAiAssisted(setFieldText(resume, field, before), field, onAssisted)
}

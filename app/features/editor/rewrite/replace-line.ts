import type { DiffPart } from '#app/components/text-diff/diff-part'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { composeLines, proposalLines } from '#resume-model/rewrite-proposals/line-changes'
import { formPathOfField } from '#resume-model/rewrite-proposals/proposal-fields'
import { findLine } from '#resume-model/rewrite-proposals/text-line'
import type { Resume } from '#contract/resume/resume'
import { getAtPath, setAtPath } from '#app/features/editor/state/resume-path'
import type { LineWithDiff, ProposalWithDiff } from './rewrite-types'

export type ProposedLine = {
  diff: DiffPart[]
  /** Of several lines, those that change. */
  lines: LineWithDiff[]
  /** The new text of the line, or of all of them, with some of the changes. */
  textWith(taken: ReadonlySet<number>): string
}

/** What is proposed for a line, or for some together; undefined when the proposal is about others. */
export function proposedLine(proposal: ProposalWithDiff, line: string): ProposedLine | undefined {
  const { before, diff, lines } = proposal
  const at = findLine(before, line)
  if (!at) return undefined
  const end = before.length - at.to
  return {
    diff: cutDiff(diff, at.from, end),
    lines,
    textWith(taken) {
      const text = composeLines(proposalLines(proposal), taken)
      return text.slice(at.from, text.length - end)
    },
  }
}

/** A difference without its first and last characters, which are the same in both texts. */
function cutDiff(diff: readonly DiffPart[], start: number, end: number): DiffPart[] {
  const cut = diff.map((part, index) => {
    if (part.kind !== 'same') return part
    const from = index === 0 ? start : 0
    const to = part.text.length - (index === diff.length - 1 ? end : 0)
    return { ...part, text: part.text.slice(from, to) }
  })
  return cut.filter(({ text }) => text !== '')
}

/**
 * Puts an AI's line in the place of the first one, or of those, that read like `line`, and marks the field as written by AI. The
 * same object when they are gone.
 */
export function replaceLine(resume: Resume, field: string, line: string, rewritten: string): Resume {
  const path = formPathOfField(resume, field)
  if (path === undefined) return resume
  const text = String(getAtPath(resume, path) ?? '')
  const at = findLine(text, line)
  if (!at) return resume
  const next = setAtPath(resume, path, text.slice(0, at.from) + rewritten + text.slice(at.to))
  return markAiAssisted(next, field, true)
}

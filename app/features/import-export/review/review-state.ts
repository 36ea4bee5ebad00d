import type { DocumentFormat } from '#contract/resume/document-formats'
import type { Resume } from '#contract/resume/resume'

/** A typed correction of a field (review-fields.ts), or a line that was moved to a target (move-targets.ts). */
export type Change = { path: string; value: string } | { line: string; to: string }

/** What was read of a file, and what its owner changed since: nothing of it is saved. */
export type Review = {
  /** Identifies one rendering of the import form: it creates one resume. */
  submissionId: string
  resume: Resume
  source: DocumentFormat
  /** The file's text, line by line. */
  original: string[]
  notes: ('mended' | 'pictures' | 'recognised')[]
  changes: Change[]
}

export const isEdit = (change: Change): change is { path: string; value: string } => 'path' in change

/** The changes with one more. */
export const addChange = (changes: readonly Change[], change: Change): Change[] =>
  isEdit(change) ? addEdits(changes, new Map([[change.path, change.value]])) : [...changes, change]

/** The changes with the values of fields; typing on in a field replaces what was typed there since the last move. */
export function addEdits(changes: readonly Change[], values: ReadonlyMap<string, string>): Change[] {
  const lastMove = changes.findLastIndex((one) => !isEdit(one))
  return [
    ...changes.filter((one, index) => index < lastMove || !isEdit(one) || !values.has(one.path)),
    ...[...values].map(([path, value]) => ({ path, value })),
  ]
}

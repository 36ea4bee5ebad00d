import type { Resume } from '#contract/resume/resume'
import { mergeResumes } from './merge-resumes'
import { isSameValue } from './same-value'

/**
 * Makes a change in a resume that has changed otherwise since; what has been changed there in the same place stays.
 * @returns the same object where nothing is left to change, or where it would exceed a limit of a resume
 */
export function carryChange({ from, to }: { from: Resume; to: Resume }, now: Resume): Resume {
  const carried = mergeResumes(from, now, to)?.resume
  return carried && !isSameValue(carried, now) ? carried : now
}

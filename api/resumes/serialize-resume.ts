import type { Resume } from '#contract/resume/resume'

/** The only place that serializes a stored resume. */
export function serializeResume(resume: Resume): string {
  return JSON.stringify(resume)
}

/**
 * Parses a stored resume. A later schemaVersion will migrate older texts here; the contract's parse of the
 * answer validates the result.
 */
export function parseStoredResume(text: string): Resume {
  return JSON.parse(text) as Resume
}

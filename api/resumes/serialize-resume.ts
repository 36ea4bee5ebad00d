import type { Resume } from '#contract/resume/resume'

/** The one place where a kept resume turns into text. */
export function serializeResume(resume: Resume): string {
  return JSON.stringify(resume)
}

/** …and back. A later schemaVersion migrates older texts forward here; the answer's own parse checks the result. */
export function parseStoredResume(text: string): Resume {
  return JSON.parse(text) as Resume
}

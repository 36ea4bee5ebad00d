import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'

/** A save of a stored resume as scripts send it. `sent`: content that was sent from `revision` and never answered. */
export type SaveRequest = { id: string; revision: number; resume: Resume; sent?: Resume }

/** What became of it. `failed`: nobody knows whether it arrived. */
export type SaveResponse =
  | { kind: 'saved'; revision: number }
  | { kind: 'conflict'; newer: StoredResume }
  | { kind: 'invalid'; problems: FieldErrors }
  | { kind: 'login' | 'gone' | 'failed' }

/** A second resume made of what could not be saved into the first. */
export type CopyResponse =
  { kind: 'copied'; id: string } | { kind: 'refused'; message: string } | { kind: 'failed' }

/** A draft on the server as an editor knows it. */
export type ServerCopy = { id: string; revision: number }

import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'

/** A scripted save of a stored resume or a draft. `sent`: content sent from `revision` whose save got no response. */
export type SaveRequest = { id: string; revision: number; resume: Resume; sent?: Resume }

/** A save of a draft; `base`: the content of `revision`, by which the server merges a newer one. */
export type DraftSaveRequest = SaveRequest & { base?: Resume }

/** The result of a save. `failed`: it is unknown whether the save arrived. */
export type SaveResponse =
  | { kind: 'saved'; revision: number }
  | { kind: 'conflict'; newer: StoredResume }
  | { kind: 'invalid'; problems: FieldErrors }
  | { kind: 'login' | 'gone' | 'failed' }

/** The result of copying text that could not be saved into a new resume. */
export type CopyResponse =
  { kind: 'copied'; id: string } | { kind: 'refused'; message: string } | { kind: 'failed' }

/** The server's draft as an editor knows it. */
export type ServerCopy = { id: string; revision: number }

/**
 * The draft after a save: another one when the newer text could not be merged. `merged`: the server's content, if it
 * is this text merged with `theirs`; `base` is what both were made from.
 */
export type SavedDraft = ServerCopy & { merged?: { base: Resume; theirs: Resume; resume: Resume } }

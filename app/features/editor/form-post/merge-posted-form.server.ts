import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import type { Translate } from '#app/i18n/i18n-options'
import type { DraftCredentials } from '#contract/resume/draft'
import { Resume, SavedResume } from '#contract/resume/resume'
import { mergeResumes } from '#resume-model/merge/merge-resumes'
import { conflictLabel } from '#app/features/editor/autosave/conflict/conflict-label'
import { conflictText } from '#app/features/editor/autosave/conflict/conflict-text'
import type { Template } from '#contract/catalogue/template'

/** A field that a posted form and the newer version changed differently, as the page names it. */
export type PostedConflict = { label: string; theirs: string }
type Newer = { revision: number; resume: Resume }
type PostedMerge = { revision: number; resume: Resume; baseResume: Resume; conflicts: PostedConflict[] }

/** What a form was made from, while that version is kept or is still the newest. */
export async function readBase(api: ApiClient, id: string, revision: number): Promise<Resume | undefined> {
  const version = await undefinedIfFailed(api.call('readResumeVersion', { id, revision }))
  if (version) return version.resume
  const newest = await undefinedIfFailed(api.call('readStoredResume', { id }))
  return newest?.revision === revision ? newest.resume : undefined
}

/** What a draft's form was made from, until the draft is saved again: only its newest content is kept. */
export async function readDraftBase(
  api: ApiClient,
  key: DraftCredentials | undefined,
  revision: number,
): Promise<Resume | undefined> {
  const draft = key && (await undefinedIfFailed(api.call('readDraft', key)))
  return draft?.revision === revision ? draft.resume : undefined
}

/**
 * Merges a posted form with the newer version it conflicts with; the form's text stays where both differ.
 * @returns undefined where they cannot be merged: the whole is asked about.
 */
export function mergePostedForm(
  posted: Resume,
  base: Resume | undefined,
  newer: unknown,
  { t, language, templates }: { t: Translate; language: 'zh' | 'en'; templates: Template[] },
): PostedMerge | undefined {
  if (!base || !isNewer(newer)) return undefined
  const theirs = newer.resume
  const merge = mergeResumes(base, posted, theirs)
  const resume = merge && Resume.safeParse(merge.resume).data
  if (!resume) return undefined
  const versions = [posted, theirs]
  const conflicts = merge.conflicts.map((conflict) => ({
    label: conflictLabel(t, versions, conflict.path),
    theirs: conflictText(t, { versions, templates, language }, conflict.path, conflict.theirs),
  }))
  return { revision: newer.revision, resume, baseResume: base, conflicts }
}

function isNewer(newer: unknown): newer is Newer {
  const { revision, resume } = (newer ?? {}) as Partial<Newer>
  return typeof revision === 'number' && SavedResume.safeParse(resume).success
}

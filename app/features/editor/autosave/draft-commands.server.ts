import { z } from 'zod'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { DraftCredentials } from '#contract/resume/draft'
import { fieldError } from '#contract/validation/field-error-codes'
import { Resume, SavedResume } from '#contract/resume/resume'
import { mergeResumes } from '#resume-model/merge/merge-resumes'
import type { DraftSaveRequest, SavedDraft } from './save-protocol'

/** A draft being typed is seldom valid: invalid fields are dropped before saving. */
const RepairableResume = z.unknown().transform((typed, context): Resume => {
  const { resume } = dropInvalidFields(typed)
  if (resume) return resume
  context.addIssue({ code: 'custom', message: fieldError('wrongType') })
  return z.NEVER
})

const DraftRevision = z.object({ id: z.string(), revision: z.number().int() })

/** `sent`: content sent from that revision whose save got no response. `base`: that revision's content. */
export const DraftCommand = z.discriminatedUnion('do', [
  DraftRevision.extend({ do: z.literal('release') }),
  DraftRevision.extend({
    do: z.literal('save'),
    resume: RepairableResume,
    sent: RepairableResume.optional(),
    base: RepairableResume.optional(),
  }),
])
export type DraftCommand = z.infer<typeof DraftCommand>

type SessionDrafts = {
  find(id: string): DraftCredentials | undefined
  forget(id: string): void
  remember(key: DraftCredentials): void
}

/**
 * Handles a command of the editor's scripts: 404 to save without the draft's cookie, 409 when the draft to release is
 * newer than the editor knows, 503 when the upstream cannot save it now.
 */
export async function handleDraftCommand(
  api: ApiClient,
  drafts: SessionDrafts,
  body: unknown,
): Promise<Response> {
  const command = DraftCommand.safeParse(body)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { data } = command
  const key = drafts.find(data.id)
  // Another tab has released it.
  if (!key && data.do === 'release') return Response.json({ id: data.id, revision: 0 })
  if (!key) return Response.json({ problem: 'notFound' }, { status: 404 })
  try {
    if (data.do === 'save') {
      const { created, revision, merged } = await saveDraft(api, key, data)
      if (created) drafts.remember(created)
      return Response.json({ id: created?.id ?? key.id, revision, merged } satisfies SavedDraft)
    }
    await releaseDraft(api, key, data.revision)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isConflict) return Response.json({ problem: 'newer' }, { status: 409 })
    return Response.json({ problem: 'failed' }, { status: 503 })
  }
  drafts.forget(key.id)
  return Response.json({ id: key.id, revision: 0 })
}

/** Releases a draft on the server: the device has that revision. A missing draft is a success. */
export async function releaseDraft(api: ApiClient, key: DraftCredentials, revision: number): Promise<void> {
  try {
    await api.call('releaseDraft', { ...key, revision })
  } catch (error) {
    if (!(error instanceof ApiClientError && error.isNotFound)) throw error
  }
}

type DraftSave = { revision: number; created?: DraftCredentials } & Pick<SavedDraft, 'merged'>

/**
 * Saves a draft for a browser without storage. A newer one with the content this editor sent before is its own work
 * and is overwritten; any other newer one is merged, and where both changed the same it stays and this text becomes
 * a new draft (`created`).
 */
export async function saveDraft(
  api: ApiClient,
  key: DraftCredentials,
  { revision, resume, sent, base }: Omit<DraftSaveRequest, 'id'>,
): Promise<DraftSave> {
  try {
    return await api.call('saveDraft', { ...key, revision, resume })
  } catch (error) {
    if (!(error instanceof ApiClientError && error.isConflict)) throw error
    const newer = error.newer as { revision: number; resume: Resume } | undefined
    // Both passed the same schema, so equal content is equal JSON.
    if (newer && sent && JSON.stringify(newer.resume) === JSON.stringify(sent))
      return api.call('saveDraft', { ...key, revision: newer.revision, resume })
    const theirs = SavedResume.safeParse(newer?.resume).data
    const merge = base && theirs && mergeResumes(base, resume, theirs, { sent })
    const merged = merge?.conflicts.length === 0 ? Resume.safeParse(merge.resume).data : undefined
    if (newer && theirs && base && merged) {
      try {
        const saved = await api.call('saveDraft', { ...key, revision: newer.revision, resume: merged })
        return { ...saved, merged: { base, theirs, resume: merged } }
      } catch (raced) {
        if (!(raced instanceof ApiClientError && raced.isConflict)) throw raced
      }
    }
    const { id, secret, revision: first } = await api.call('createDraft', { resume })
    return { revision: first, created: { id, secret } }
  }
}

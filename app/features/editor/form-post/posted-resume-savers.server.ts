import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import { copyOrigin } from '#app/features/editor/autosave/stored-resume-commands.server'

type SavedDraft = { id: string; created?: DraftCredentials }

/** Saves a posted draft. A missing one (expired, cookie lost) is created again, so no text is lost. */
export function postedDraftSaver(api: ApiClient, key: DraftCredentials | undefined) {
  return async (resume: Resume, revision: number): Promise<SavedDraft> => {
    if (key) {
      try {
        await api.call('saveDraft', { ...key, revision, resume })
        return { id: key.id }
      } catch (error) {
        if (!(error instanceof ApiClientError && error.isNotFound)) throw error
      }
    }
    return createDraft(api, resume)
  }
}

async function createDraft(api: ApiClient, resume: Resume): Promise<Required<SavedDraft>> {
  const { id, secret } = await api.call('createDraft', { resume })
  return { id, created: { id, secret } }
}

/** Where a posted stored resume was saved: into itself, a copy, or a draft. */
export type SavedPost = { to: 'resume' | 'copy' | 'draft'; id: string; created?: DraftCredentials }

/**
 * Saves a posted form of a stored resume, as a copy on request. A deleted resume becomes a copy,
 * or a draft where the account accepts no more, so no text is lost.
 */
export function postedStoredResumeSaver(api: ApiClient, id: string, isCopy: boolean) {
  async function copy(resume: Resume): Promise<SavedPost> {
    const created = await api.call('createResume', { resume, origin: copyOrigin(id, resume) })
    return { to: 'copy', id: created.id }
  }
  return async (resume: Resume, revision: number): Promise<SavedPost> => {
    if (isCopy) return copy(resume)
    try {
      await api.call('saveStoredResume', { id, revision, resume })
      return { to: 'resume', id }
    } catch (error) {
      if (!(error instanceof ApiClientError && error.isNotFound)) throw error
    }
    try {
      return await copy(resume)
    } catch (error) {
      if (!(error instanceof ApiClientError && error.kind === 'business') || error.isAuth) throw error
    }
    return { to: 'draft', ...(await createDraft(api, resume)) }
  }
}

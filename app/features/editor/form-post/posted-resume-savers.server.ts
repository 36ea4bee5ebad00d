import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import { copyOrigin } from '#app/features/editor/autosave/stored-resume-commands.server'

type SavedDraft = { id: string; created?: DraftCredentials }

/** Keeps a posted draft. One that is gone (expired, cookie lost) is made anew: nothing typed is dropped. */
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

/** Where what was posted to a stored resume went: into it, into a copy, or into a draft. */
export type SavedPost = { to: 'resume' | 'copy' | 'draft'; id: string; created?: DraftCredentials }

/**
 * Keeps a posted form of a stored resume, as a copy when that was pressed. A resume that is gone by now becomes a copy,
 * or a draft where the account takes no more: nothing typed is dropped.
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

import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { DraftKey } from '#contract/draft'
import type { Resume } from '#contract/resume'
import { originOf } from './save-stored.server'

type KeptDraft = { id: string; created?: DraftKey }

/** Keeps a posted draft. One that is gone (expired, cookie lost) is made anew: nothing typed is dropped. */
export function keepPostedDraft(upstream: Upstream, key: DraftKey | undefined) {
  return async (resume: Resume, revision: number): Promise<KeptDraft> => {
    if (key) {
      try {
        await upstream.call('saveDraft', { ...key, revision, resume })
        return { id: key.id }
      } catch (error) {
        if (!(error instanceof UpstreamFailure && error.isNotFound)) throw error
      }
    }
    return newDraft(upstream, resume)
  }
}

async function newDraft(upstream: Upstream, resume: Resume): Promise<Required<KeptDraft>> {
  const { id, secret } = await upstream.call('createDraft', { resume })
  return { id, created: { id, secret } }
}

/** Where what was posted to a stored resume went: into it, into a copy, or into a draft. */
export type KeptStored = { to: 'resume' | 'copy' | 'draft'; id: string; created?: DraftKey }

/**
 * Keeps a posted form of a stored resume, as a copy when that was pressed. A resume that is gone by now becomes a copy,
 * or a draft where the account takes no more: nothing typed is dropped.
 */
export function keepPostedStored(upstream: Upstream, id: string, asCopy: boolean) {
  async function copy(resume: Resume): Promise<KeptStored> {
    const made = await upstream.call('createResume', { resume, origin: originOf(id, resume) })
    return { to: 'copy', id: made.id }
  }
  return async (resume: Resume, revision: number): Promise<KeptStored> => {
    if (asCopy) return copy(resume)
    try {
      await upstream.call('saveStoredResume', { id, revision, resume })
      return { to: 'resume', id }
    } catch (error) {
      if (!(error instanceof UpstreamFailure && error.isNotFound)) throw error
    }
    try {
      return await copy(resume)
    } catch (error) {
      if (!(error instanceof UpstreamFailure && error.kind === 'business') || error.isAuth) throw error
    }
    return { to: 'draft', ...(await newDraft(upstream, resume)) }
  }
}

import { createHash } from 'node:crypto'
import type { Upstream } from '#app/upstream/upstream'
import { UpstreamFailure } from '#app/upstream/failure'
import { Codes } from '#contract/codes'
import type { Draft, DraftKey } from '#contract/draft'
import { problemsOf } from '#contract/field-problems'
import { Resume } from '#contract/resume'
import type { KeptDraft } from './kept-draft'

/**
 * Makes a draft a resume of the account. Its origin names draft and content: the same pressed twice, or again after an
 * answer was lost, is the same resume; a draft that was changed since is one more, so that neither text is lost.
 */
export async function keepDraft(upstream: Upstream, id: string, typed: unknown): Promise<KeptDraft> {
  const read = Resume.safeParse(typed)
  if (!read.success) return { id, outcome: 'invalid', problems: Object.keys(problemsOf(read.error)).length }
  const content = createHash('sha256').update(JSON.stringify(read.data)).digest('base64url').slice(0, 22)
  try {
    const origin = `draft:${id}:${content}`
    const made = await upstream.call('createResume', { resume: read.data, origin })
    // Kept once, then thrown away: kept again, it is wanted again.
    if (made.deletedAt !== null) await upstream.call('restoreResume', { id: made.id })
    return { id, outcome: 'kept', resumeId: made.id }
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.isAuth) throw error
    if (error.kind !== 'business') return { id, outcome: 'failed' }
    return error.code === Codes.quotaUsedUp
      ? { id, outcome: 'full', said: error.message }
      : { id, outcome: 'refused', said: error.message }
  }
}

/** The same for a server-kept draft, which is let go once the account has it, unless it was changed meanwhile. */
export async function keepServerDraft(upstream: Upstream, key: DraftKey): Promise<KeptDraft> {
  const draft = await readDraft(upstream, key)
  if (!draft) return { id: key.id, outcome: 'gone' }
  const kept = await keepDraft(upstream, key.id, draft.resume)
  if (kept.outcome !== 'kept') return kept
  const now = await readDraft(upstream, key)
  if (now && now.revision !== draft.revision) return { ...kept, changedSince: true }
  // A copy that stays behind expires by itself.
  await upstream.call('releaseDraft', key).catch(ignoreFailure)
  return kept
}

async function readDraft(upstream: Upstream, key: DraftKey): Promise<Draft | undefined> {
  try {
    return await upstream.call('readDraft', key)
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof UpstreamFailure)) throw error
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import { withFallback } from '#app/api-client/with-fallback'
import type { DraftCredentials } from '#contract/resume/draft'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { Resume } from '#contract/resume/resume'
import type { ClaimResult } from './claim-result'

/**
 * Stores a draft in the account. The origin names draft and content: a repeated or retried request returns
 * the same resume; a draft changed since becomes another resume, so that neither text is lost.
 */
export async function claimDraft(api: ApiClient, id: string, resumeInput: unknown): Promise<ClaimResult> {
  const parsed = Resume.safeParse(resumeInput)
  if (!parsed.success)
    return { id, outcome: 'invalid', problems: Object.keys(toFieldErrors(parsed.error)).length }
  const content = createHash('sha256').update(JSON.stringify(parsed.data)).digest('base64url').slice(0, 22)
  try {
    const origin = `draft:${id}:${content}`
    const created = await api.call('createResume', { resume: parsed.data, origin })
    // Claimed again after it was binned, it is restored.
    if (created.deletedAt !== null) await api.call('restoreResume', { id: created.id })
    return { id, outcome: 'kept', resumeId: created.id }
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.isAuth) throw error
    if (error.kind !== 'business') return { id, outcome: 'failed' }
    return { id, outcome: error.isQuotaUsedUp ? 'full' : 'refused', message: error.message }
  }
}

/**
 * The same for a server draft, which is released once the account has it, unless it changed in the meantime.
 */
export async function claimServerDraft(api: ApiClient, key: DraftCredentials): Promise<ClaimOutcome> {
  const draft = await undefinedIfNotFound(api.call('readDraft', key))
  if (!draft) return { result: { id: key.id, outcome: 'gone' }, isReleased: true }
  const result = await claimDraft(api, key.id, draft.resume)
  if (result.outcome !== 'kept') return { result, isReleased: false }
  const current = await undefinedIfNotFound(api.call('readDraft', key))
  if (current && current.revision !== draft.revision)
    return { result: { ...result, changedSince: true }, isReleased: false }
  await releaseDraft(api, key)
  return { result, isReleased: true }
}

const ClaimRequest = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** A device draft: its document as typed, and when it last changed. */
  resume: z.unknown().optional(),
  updatedAt: z.number().optional(),
})

/** The session's draft cookies, as far as needed here. */
type DraftCookies = { find(id: string): DraftCredentials | undefined; forget(id: string): void }

/**
 * Handles a script's request to claim one draft: 401 when the session has expired, 503 when the API fails.
 */
export async function handleClaimRequest(
  api: ApiClient,
  drafts: DraftCookies,
  body: unknown,
): Promise<Response> {
  const request = ClaimRequest.safeParse(body)
  if (!request.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    const { id } = request.data
    const { result, isReleased } = await claimRequested(api, drafts.find(id), request.data)
    if (isReleased) drafts.forget(id)
    return Response.json(result)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return Response.json({ problem: error.isAuth ? 'login' : 'failed' }, { status: error.isAuth ? 401 : 503 })
  }
}

/** The server's copy of a device draft is released too, unless it is newer. */
async function claimRequested(
  api: ApiClient,
  key: DraftCredentials | undefined,
  { id, resume, updatedAt = 0 }: z.infer<typeof ClaimRequest>,
): Promise<ClaimOutcome> {
  if (resume === undefined)
    return key ? claimServerDraft(api, key) : { result: { id, outcome: 'gone' }, isReleased: false }
  const result = await claimDraft(api, id, resume)
  const serverDraft =
    result.outcome === 'kept' && key ? await undefinedIfNotFound(api.call('readDraft', key)) : undefined
  if (!key || !serverDraft || serverDraft.updatedAt > updatedAt) return { result, isReleased: false }
  await releaseDraft(api, key)
  return { result, isReleased: true }
}

/** The result for a draft; `isReleased`: the session may forget it, as the server has. */
export type ClaimOutcome = { result: ClaimResult; isReleased: boolean }

/** A copy that is not released expires. */
async function releaseDraft(api: ApiClient, key: DraftCredentials): Promise<void> {
  await withFallback(api.call('releaseDraft', key), undefined)
}

import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
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
export async function keepServerDraft(upstream: Upstream, key: DraftKey): Promise<Ended> {
  const draft = await readDraft(upstream, key)
  if (!draft) return { kept: { id: key.id, outcome: 'gone' }, released: true }
  const kept = await keepDraft(upstream, key.id, draft.resume)
  if (kept.outcome !== 'kept') return { kept, released: false }
  const now = await readDraft(upstream, key)
  if (now && now.revision !== draft.revision)
    return { kept: { ...kept, changedSince: true }, released: false }
  await release(upstream, key)
  return { kept, released: true }
}

const KeepCommand = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  /** A draft of the device: its document as typed, and when it was written to. */
  resume: z.unknown().optional(),
  updatedAt: z.number().optional(),
})

/** The drafts of a visit, as far as keeping them goes. */
type Drafts = { find(id: string): DraftKey | undefined; forget(id: string): void }

/** Answers a script that wants one draft kept: 401 when the login is gone, 503 when the upstream cannot be asked. */
export async function answerKeep(upstream: Upstream, drafts: Drafts, asked: unknown): Promise<Response> {
  const command = KeepCommand.safeParse(asked)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    const { id } = command.data
    const { kept, released } = await keepCommanded(upstream, drafts.find(id), command.data)
    if (released) drafts.forget(id)
    return Response.json(kept)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return Response.json({ problem: error.isAuth ? 'login' : 'failed' }, { status: error.isAuth ? 401 : 503 })
  }
}

/** The server's older text of a draft that the device has goes with it. */
async function keepCommanded(
  upstream: Upstream,
  key: DraftKey | undefined,
  { id, resume, updatedAt = 0 }: z.infer<typeof KeepCommand>,
): Promise<Ended> {
  if (resume === undefined)
    return key ? keepServerDraft(upstream, key) : { kept: { id, outcome: 'gone' }, released: false }
  const kept = await keepDraft(upstream, id, resume)
  const onServer = kept.outcome === 'kept' && key ? await readDraft(upstream, key) : undefined
  if (!key || !onServer || onServer.updatedAt > updatedAt) return { kept, released: false }
  await release(upstream, key)
  return { kept, released: true }
}

/** What became of a draft; `released`: the server has let it go, so the visit may forget it. */
export type Ended = { kept: KeptDraft; released: boolean }

/** A copy that stays behind expires by itself. */
async function release(upstream: Upstream, key: DraftKey): Promise<void> {
  await upstream.call('releaseDraft', key).catch((error: unknown) => {
    if (!(error instanceof UpstreamFailure)) throw error
  })
}

async function readDraft(upstream: Upstream, key: DraftKey): Promise<Draft | undefined> {
  try {
    return await upstream.call('readDraft', key)
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

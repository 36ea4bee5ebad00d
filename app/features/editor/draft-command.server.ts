import { z } from 'zod'
import { mendedResume } from '#app/preview/mended-resume.server'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { DraftKey } from '#contract/draft'
import { problem } from '#contract/problems'
import type { Resume } from '#contract/resume'

/** The draft being typed is seldom valid: what can be set can be kept. */
const Mendable = z.unknown().transform((typed, context): Resume => {
  const { resume } = mendedResume(typed)
  if (resume) return resume
  context.addIssue({ code: 'custom', message: problem('wrongType') })
  return z.NEVER
})

const DraftAt = z.object({ id: z.string(), revision: z.number().int() })

/** `sent`: what was sent from that revision and never answered. */
export const DraftCommand = z.discriminatedUnion('do', [
  DraftAt.extend({ do: z.literal('release') }),
  DraftAt.extend({ do: z.literal('save'), resume: Mendable, sent: Mendable.optional() }),
])
export type DraftCommand = z.infer<typeof DraftCommand>

type Drafts = {
  find(id: string): DraftKey | undefined
  forget(id: string): void
  remember(key: DraftKey): void
}

/**
 * Answers a command of the editor's scripts: 404 without the draft's cookie, 409 when what was to be let go is newer than
 * its editor knows, 503 when the upstream cannot keep it now.
 */
export async function answerDraft(upstream: Upstream, drafts: Drafts, asked: unknown): Promise<Response> {
  const command = DraftCommand.safeParse(asked)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { data } = command
  const key = drafts.find(data.id)
  if (!key) return Response.json({ problem: 'notFound' }, { status: 404 })
  try {
    if (data.do === 'save') {
      const { created, revision } = await saveDraft(upstream, key, data)
      if (created) drafts.remember(created)
      return Response.json({ id: created?.id ?? key.id, revision })
    }
    await releaseDraft(upstream, key, data.revision)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isConflict) return Response.json({ problem: 'newer' }, { status: 409 })
    return Response.json({ problem: 'failed' }, { status: 503 })
  }
  drafts.forget(key.id)
  return Response.json({ id: key.id, revision: 0 })
}

/** Lets a server-kept draft go: the device has that revision. Gone already is as good. */
export async function releaseDraft(upstream: Upstream, key: DraftKey, revision: number): Promise<void> {
  try {
    await upstream.call('releaseDraft', { ...key, revision })
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.isNotFound)) throw error
  }
}

type Save = { revision: number; resume: Resume; sent?: Resume }

/**
 * Saves a draft for a browser that keeps nothing itself. A newer one that holds what this editor sent before is its own
 * work; anything else stays as it is, and this text becomes a draft of its own (`created`).
 */
export async function saveDraft(
  upstream: Upstream,
  key: DraftKey,
  { revision, resume, sent }: Save,
): Promise<{ revision: number; created?: DraftKey }> {
  try {
    return await upstream.call('saveDraft', { ...key, revision, resume })
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.isConflict)) throw error
    const newer = error.newer as { revision: number; resume: Resume } | undefined
    // Both went through the same schema, so equal content is equal text.
    if (newer && sent && JSON.stringify(newer.resume) === JSON.stringify(sent))
      return upstream.call('saveDraft', { ...key, revision: newer.revision, resume })
    const { id, secret, revision: first } = await upstream.call('createDraft', { resume })
    return { revision: first, created: { id, secret } }
  }
}

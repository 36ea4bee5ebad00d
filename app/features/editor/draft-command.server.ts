import { z } from 'zod'
import { mendedResume } from '#app/sheets/mended-resume.server'
import type { Upstream } from '#app/upstream/upstream'
import { UpstreamFailure } from '#app/upstream/failure'
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

export const DraftCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('release'), id: z.string() }),
  z.object({ do: z.literal('save'), id: z.string(), revision: z.number().int(), resume: Mendable }),
])
export type DraftCommand = z.infer<typeof DraftCommand>

type Drafts = { find(id: string): DraftKey | undefined; forget(id: string): void }

/** Answers a command of the editor's scripts: 404 without the draft's cookie, 503 when the upstream cannot keep it now. */
export async function answerDraft(upstream: Upstream, drafts: Drafts, asked: unknown): Promise<Response> {
  const command = DraftCommand.safeParse(asked)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { data } = command
  const key = drafts.find(data.id)
  if (!key) return Response.json({ problem: 'notFound' }, { status: 404 })
  try {
    if (data.do === 'save') return Response.json(await saveDraft(upstream, key, data))
    await releaseDraft(upstream, key)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return Response.json({ problem: 'failed' }, { status: 503 })
  }
  drafts.forget(key.id)
  return Response.json({ revision: 0 })
}

/** Lets a server-kept draft go: the device has it. Gone already is as good. */
export async function releaseDraft(upstream: Upstream, key: DraftKey): Promise<void> {
  try {
    await upstream.call('releaseDraft', key)
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.isNotFound)) throw error
  }
}

/** Saves a draft for a browser that keeps nothing itself. Only one tab writes it, so the newer revision is met again. */
export async function saveDraft(
  upstream: Upstream,
  key: DraftKey,
  { revision, resume }: { revision: number; resume: Resume },
) {
  try {
    return await upstream.call('saveDraft', { ...key, revision, resume })
  } catch (error) {
    const newer =
      error instanceof UpstreamFailure && error.isConflict
        ? (error.newer as { revision: number } | undefined)
        : undefined
    if (!newer) throw error
    return upstream.call('saveDraft', { ...key, revision: newer.revision, resume })
  }
}

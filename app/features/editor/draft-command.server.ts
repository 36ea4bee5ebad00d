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

import { z } from 'zod'
import type { Upstream } from '#app/upstream/upstream'
import { UpstreamFailure } from '#app/upstream/failure'
import type { DraftKey } from '#contract/draft'
import { Resume } from '#contract/resume'

export const DraftCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('release'), id: z.string() }),
  z.object({ do: z.literal('save'), id: z.string(), revision: z.number().int(), resume: Resume }),
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

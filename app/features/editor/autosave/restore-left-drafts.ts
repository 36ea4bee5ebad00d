import { readDraft, writeDraft } from '#app/indexed-db/device-drafts'
import { forgetLeftDraft, type LeftDraft } from '#app/indexed-db/left-drafts'
import { newId } from '#app/features/editor/state/new-id'
import { mergeResumes } from '#resume-model/merge/merge-resumes'

/**
 * Puts what editors were left with into the database, where it has not arrived; what another editor wrote since is merged
 * with it, or where both wrote the same field, it becomes a draft of its own. Loaded only when there is some.
 */
export async function restoreLeftDrafts(left: readonly LeftDraft[]): Promise<void> {
  for (const one of left) {
    await restore(one)
    forgetLeftDraft(one.id)
  }
}

async function restore({ id, updatedAt, resume, base, before }: LeftDraft): Promise<void> {
  const written = { resume, ...(base !== undefined && { base }) }
  const stored = await readDraft(id)
  // Deleted, or moved into an account, since.
  if (!stored && updatedAt > 0) return
  if (!stored || stored.updatedAt === updatedAt) {
    await writeDraft({ id, updatedAt }, written)
    return
  }
  const merge = mergeResumes(before ?? stored.resume, resume, stored.resume)
  const isMerged = merge?.conflicts.length === 0
  if (isMerged) await writeDraft(stored, { ...stored, resume: merge.resume })
  else await writeDraft({ id: newId(), updatedAt: 0 }, { resume })
}

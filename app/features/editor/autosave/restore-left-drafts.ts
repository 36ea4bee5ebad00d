import { readDraft, writeDraft } from '#app/indexed-db/device-drafts'
import { forgetLeftDraft, type LeftDraft } from '#app/indexed-db/left-drafts'
import { newId } from '#app/features/editor/state/new-id'
import { isSameValue } from '#resume-model/merge/same-value'
import { mergeResumes } from '#resume-model/merge/merge-resumes'

/**
 * Puts what editors were left with into the database, where it has not arrived; what another editor wrote since is merged
 * with it, or where both wrote the same field, it becomes a draft of its own. Loaded only when there is some.
 */
export async function restoreLeftDrafts(left: readonly LeftDraft[]): Promise<void> {
  for (const one of left) if (await restore(one)) forgetLeftDraft(one.id)
}

/** Returns false when another editor wrote just now: it is tried again when an editor opens. */
async function restore({ id, updatedAt, resume, base, before }: LeftDraft): Promise<boolean> {
  const stored = await readDraft(id)
  // Deleted, or moved into an account, since.
  if (!stored && updatedAt > 0) return true
  if (!stored || stored.updatedAt === updatedAt)
    return isWritten(writeDraft({ id, updatedAt }, { resume, base }))
  // It arrived after all.
  if (isSameValue(stored.resume, resume)) return true
  const merge = before && mergeResumes(before, resume, stored.resume)
  return merge?.conflicts.length === 0
    ? isWritten(writeDraft({ ...stored }, { ...stored, resume: merge.resume }))
    : isWritten(writeDraft({ id: newId(), updatedAt: 0 }, { resume }))
}

const isWritten = async (writing: Promise<number | undefined>) => (await writing) !== undefined

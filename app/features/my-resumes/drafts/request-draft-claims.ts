import { postJson } from '#app/api-client/post-json'
import { moveTabMemory } from '#app/components/tab-memory'
import { deleteDraftIfUnchanged } from '#app/indexed-db/device-drafts'
import type { UnclaimedDraft } from './merge-drafts'
import type { ClaimResult } from './claim-result'

/** Claims drafts one after the other; each is deleted from this device once the account has it. */
export async function claimDrafts(drafts: readonly UnclaimedDraft[]): Promise<ClaimResult[]> {
  const results: ClaimResult[] = []
  for (const draft of drafts) results.push(await claimOne(draft))
  return results
}

async function claimOne({ id, source: home, device, updatedAt }: UnclaimedDraft): Promise<ClaimResult> {
  const results = await postClaim({
    id,
    ...(home === 'device' && device && { resume: device.resume, updatedAt }),
  })
  if (results.outcome !== 'kept') return results
  moveTabMemory(id, results.resumeId)
  if (!device) return results
  // Still there, it is listed again; if unchanged, claiming it returns the same resume.
  const isReleased = await deleteDraftIfUnchanged(device).catch(() => false)
  return isReleased ? results : { ...results, changedSince: true }
}

async function postClaim(draft: { id: string; resume?: unknown; updatedAt?: number }): Promise<ClaimResult> {
  try {
    const response = await postJson('/resume/keep/draft', draft)
    if (!response.ok) return { id: draft.id, outcome: 'failed' }
    return (await response.json()) as ClaimResult
  } catch {
    return { id: draft.id, outcome: 'failed' }
  }
}

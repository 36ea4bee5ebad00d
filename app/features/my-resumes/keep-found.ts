import { releaseDraft } from '#app/local-storage/device-drafts'
import type { FoundDraft } from './found-drafts'
import type { KeptDraft } from './kept-draft'

/** Keeps drafts in the account one after the other; each leaves this device once the account has it. */
export async function keepFound(drafts: readonly FoundDraft[]): Promise<KeptDraft[]> {
  const kept: KeptDraft[] = []
  for (const draft of drafts) kept.push(await keepOne(draft))
  return kept
}

async function keepOne({ id, home, device, updatedAt }: FoundDraft): Promise<KeptDraft> {
  const kept = await ask({ id, ...(home === 'device' && device && { resume: device.resume, updatedAt }) })
  if (kept.outcome !== 'kept' || !device) return kept
  // Not let go for whatever reason: it is shown again, and kept again is the same resume.
  const released = await releaseDraft(device).catch(() => false)
  return released ? kept : { ...kept, changedSince: true }
}

async function ask(draft: { id: string; resume?: unknown; updatedAt?: number }): Promise<KeptDraft> {
  try {
    const response = await fetch('/resume/keep/draft', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(draft),
    })
    if (!response.ok) return { id: draft.id, outcome: 'failed' }
    return (await response.json()) as KeptDraft
  } catch {
    return { id: draft.id, outcome: 'failed' }
  }
}

import type { RemainingQuota } from '#contract/billing/benefits'

/** What somebody ran into, or only looks for. */
export type UpgradeReason = 'resumes' | 'resumesFull' | 'downloads' | 'downloadsUsedUp'
export type RequestedUpgrade = keyof RemainingQuota

/** Why the upgrade is shown: what the address says is wanted, else what its page is about; and whether any of it is left. */
export function resolveUpgradeReason(
  requested: string,
  planQuota: RequestedUpgrade,
  quotaLeft: RemainingQuota | null,
): UpgradeReason {
  const requestedQuota = requested === 'resumes' || requested === 'downloads' ? requested : planQuota
  if (quotaLeft?.[requestedQuota] !== 0) return requestedQuota
  return requestedQuota === 'resumes' ? 'resumesFull' : 'downloadsUsedUp'
}

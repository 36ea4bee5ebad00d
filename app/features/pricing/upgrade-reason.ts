import type { RemainingQuota } from '#contract/billing/benefits'

/** Quotas used up, or only viewed. */
export type UpgradeReason = 'resumes' | 'resumesFull' | 'downloads' | 'downloadsUsedUp'
export type RequestedUpgrade = keyof RemainingQuota

/**
 * Resolves the reason for the upgrade: the quota in the address, else the page's, and whether any of it is
 * left.
 */
export function resolveUpgradeReason(
  requested: string,
  planQuota: RequestedUpgrade,
  quotaLeft: RemainingQuota | null,
): UpgradeReason {
  const requestedQuota = requested === 'resumes' || requested === 'downloads' ? requested : planQuota
  if (quotaLeft?.[requestedQuota] !== 0) return requestedQuota
  return requestedQuota === 'resumes' ? 'resumesFull' : 'downloadsUsedUp'
}

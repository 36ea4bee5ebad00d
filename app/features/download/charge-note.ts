import type { DownloadQuote } from '#contract/billing/membership'

/** Returns the note shown with the remaining quota; undefined when downloads are unlimited. */
export function chargeNote({ charged, left }: DownloadQuote): 'open' | 'usedUp' | 'opens' | undefined {
  if (left === -1) return undefined
  if (!charged) return 'open'
  return left === 0 ? 'usedUp' : 'opens'
}

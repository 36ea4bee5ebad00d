import type { DownloadQuote } from '#contract/billing/membership'

/** What has to be said of a download besides what is left: nothing where downloads are not counted. */
export function chargeNote({ charged, left }: DownloadQuote): 'open' | 'usedUp' | 'opens' | undefined {
  if (left === -1) return undefined
  if (!charged) return 'open'
  return left === 0 ? 'usedUp' : 'opens'
}

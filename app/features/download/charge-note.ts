import type { Charge } from './downloads-left'

/** What has to be said of a download besides what is left: nothing where downloads are not counted. */
export function chargeNote({ charged, left }: Charge): 'again' | 'usedUp' | 'onceEach' | undefined {
  if (left === -1) return undefined
  if (charged === false) return 'again'
  return left === 0 && charged ? 'usedUp' : 'onceEach'
}

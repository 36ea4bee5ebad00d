import { safePath } from '#contract/safe-path'

/** Cookie purchase-return: the page somebody goes on to after paying. */
export const purchaseReturnName = 'purchase-return'
/** As long as an order can be paid. */
export const purchaseReturnLifeSeconds = 30 * 60

/** A path of this site; whatever else somebody put there is none. */
export function readPurchaseReturn(cookie: string | undefined): string | undefined {
  return safePath(cookie, '') || undefined
}

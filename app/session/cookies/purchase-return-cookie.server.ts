import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

/** Cookie purchase-return: the page somebody goes on to after paying. */
export const purchaseReturnCookieName = 'purchase-return'
/** As long as an order can be paid. */
export const purchaseReturnMaxAgeSeconds = 30 * 60

/** A path of this site; whatever else somebody put there is none. */
export function parsePurchaseReturnCookie(cookie: string | undefined): string | undefined {
  return safeRedirectPath(cookie, '') || undefined
}

import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

/** Cookie purchase-return: the page to return to after paying. */
export const purchaseReturnCookieName = 'purchase-return'
/** As long as an order can be paid. */
export const purchaseReturnMaxAgeSeconds = 30 * 60

/** A path of this site; anything else is ignored. */
export function parsePurchaseReturnCookie(cookie: string | undefined): string | undefined {
  return safeRedirectPath(cookie, '') || undefined
}

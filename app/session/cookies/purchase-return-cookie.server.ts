import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

/** Cookie purchase-return: the page to return to after paying. */
export const purchaseReturnCookie = {
  name: 'purchase-return',
  /** As long as an order can be paid. */
  maxAgeSeconds: 30 * 60,
  sameSite: 'lax',
} as const

/** A path of this site; anything else is ignored. */
export function parsePurchaseReturnCookie(cookie: string | undefined): string | undefined {
  return safeRedirectPath(cookie, '') || undefined
}

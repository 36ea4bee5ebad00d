/** How long a link may live, in days; 0 is until it is revoked. Plain data, so that browsers need no zod for it. */
export const SHARE_EXPIRY_DAYS = [1, 7, 30, 90, 0] as const

/** Lifetimes of a link in days; 0: until it is revoked. Without zod, so that pages need not load it. */
export const SHARE_EXPIRY_DAYS = [1, 7, 30, 90, 0] as const

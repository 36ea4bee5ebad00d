/**
 * Plan ids (spec §3), lowest first. 100 is only granted by invites. In a file without zod, so that pages need
 * not load it.
 */
export const PLAN_IDS = ['01', '100', '200', '300'] as const

/** There is nothing to upgrade to from here: it is renewed. */
export const highestPlanId = '300'

/** Plan ids (spec §3), lowest first. 100 comes from invitations alone. Apart from its schema, so that pages load no zod for it. */
export const PLAN_IDS = ['01', '100', '200', '300'] as const

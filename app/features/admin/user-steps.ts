import type { AdminUserDetails } from '#contract/admin-user'

/** What can be done to an account; each asks before it is done. */
export const userSteps = ['grant', 'points', 'disable', 'enable', 'makeAdmin', 'unmakeAdmin'] as const
export type UserStep = (typeof userSteps)[number]

/** Those that change anything now. */
export function stepsFor({ disabledAt, admin }: Pick<AdminUserDetails, 'disabledAt' | 'admin'>): UserStep[] {
  return ['grant', 'points', admin ? 'unmakeAdmin' : 'makeAdmin', disabledAt === null ? 'disable' : 'enable']
}

export function isGrave(step: UserStep): boolean {
  return step === 'disable' || step === 'unmakeAdmin'
}

import type { AdminUserDetails } from '#contract/admin/admin-user'

/** The actions on an account; each has a confirmation step. */
export const userActions = ['grant', 'points', 'disable', 'enable', 'makeAdmin', 'unmakeAdmin'] as const
export type UserAction = (typeof userActions)[number]

/** Returns the applicable actions. */
export function actionsFor({
  disabledAt,
  admin,
}: Pick<AdminUserDetails, 'disabledAt' | 'admin'>): UserAction[] {
  return ['grant', 'points', admin ? 'unmakeAdmin' : 'makeAdmin', disabledAt === null ? 'disable' : 'enable']
}

export function isDestructive(action: UserAction): boolean {
  return action === 'disable' || action === 'unmakeAdmin'
}

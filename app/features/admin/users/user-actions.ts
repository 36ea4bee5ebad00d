import type { AdminUserDetails } from '#contract/admin/admin-user'

/** What can be done to an account; each asks before it is done. */
export const userActions = ['grant', 'points', 'disable', 'enable', 'makeAdmin', 'unmakeAdmin'] as const
export type UserAction = (typeof userActions)[number]

/** Those that change anything now. */
export function actionsFor({
  disabledAt,
  admin,
}: Pick<AdminUserDetails, 'disabledAt' | 'admin'>): UserAction[] {
  return ['grant', 'points', admin ? 'unmakeAdmin' : 'makeAdmin', disabledAt === null ? 'disable' : 'enable']
}

export function isDestructive(action: UserAction): boolean {
  return action === 'disable' || action === 'unmakeAdmin'
}

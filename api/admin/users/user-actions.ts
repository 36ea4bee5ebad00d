import { ApiCodes } from '#contract/http/api-codes'
import type { DaysGrantInput, PointsGrantInput, UserChangeInput } from '#contract/admin/admin-user'
import type { AuditValues } from '#contract/admin/audit'
import { insertAdminAudit } from '../audit-log.queries'
import { insertIfNew } from '../../db/insert-if-new'
import { insertPointGrant } from '../../membership/benefits/points.queries'
import { deleteSessions } from '../../accounts/logins/sessions.queries'
import type { Db, UserRow } from '../../db/schema/tables'
import { updateUser, lockUsers } from '../../accounts/users/users.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import { setAdminRole } from './admin-role'
import { runTransaction } from '../../db/transaction-retry'
import { effectivePlan, pointsBalance } from '../../membership/plans-and-products/effective-plan'

type Deps = Pick<Dependencies, 'db' | 'clock'>
const DAY_SECONDS = 24 * 3600

/** Audits an admin's action on an account; for use in its transaction. */
function auditUserAction(
  db: Db,
  adminId: string,
  userId: string,
  line: Omit<Parameters<typeof insertAdminAudit>[2], 'subject'>,
) {
  return insertAdminAudit(db, adminId, { subject: { kind: 'user', id: userId }, ...line })
}

function withLockedUser<T>(
  { db }: Deps,
  id: string,
  work: (db: Db, user: UserRow) => Promise<T>,
): Promise<T> {
  return runTransaction(db, async (trx) => {
    const [user] = await lockUsers(trx, [id])
    if (!user) throw new ApiError(ApiCodes.notFound, 'userGone')
    return work(trx, user)
  })
}

/**
 * Disables an account (which ends its sessions at once), enables it, or grants or revokes the admin role.
 * @throws ApiError -8001 for an unknown user; -8002 for the admin's own account and when nothing would
 * change.
 */
export async function changeUserAsAdmin(deps: Deps, adminId: string, input: UserChangeInput): Promise<void> {
  const { id, change, reason } = input
  if (id === adminId && (change === 'disable' || change === 'unmakeAdmin'))
    throw new ApiError(ApiCodes.conflict, 'notYourself')
  await withLockedUser(deps, id, async (db, user) => {
    const now = deps.clock()
    if (change === 'makeAdmin' || change === 'unmakeAdmin') {
      const auditContext = { actor: 'admin', actorId: adminId, reason, now } as const
      if (await setAdminRole(db, user, change === 'makeAdmin', auditContext)) return
      throw new ApiError(ApiCodes.conflict, 'alreadySo')
    }
    const disabled = change === 'disable'
    if ((user.disabled_at !== null) === disabled) throw new ApiError(ApiCodes.conflict, 'alreadySo')
    await updateUser(db, id, { disabled_at: disabled ? now : null })
    if (disabled) await deleteSessions(db, id)
    await auditUserAction(db, adminId, id, {
      action: disabled ? 'userDisabled' : 'userEnabled',
      before: { disabled: !disabled },
      after: { disabled },
      reason,
      at: now,
    })
  })
}

/**
 * Grants days of a plan; a repeated request with the same `wish` id grants nothing more. @throws ApiError
 * -8001 for an unknown user.
 */
export async function grantDays(deps: Deps, adminId: string, input: DaysGrantInput): Promise<void> {
  const { id, plan, days, reason } = input
  await withLockedUser(deps, id, async (db) => {
    const now = deps.clock()
    const before = await planAuditValues(db, id, now)
    const grant = { user_id: id, level: Number(plan), seconds: days * DAY_SECONDS, source: 'admin' } as const
    if (!(await insertIfNew(db, 'grants', { ...grant, id: `admin-${input.wish}`, created_at: now }))) return
    const after = { ...(await planAuditValues(db, id, now)), grantedPlan: plan, grantedDays: days }
    await auditUserAction(db, adminId, id, { action: 'daysGranted', before, after, reason, at: now })
  })
}

/**
 * Grants or revokes points, once per `wish` id. Spent points cannot be revoked: a later grant would vanish in
 * the debt.
 * @throws ApiError -8001 for an unknown user; -8002 for more than can be revoked.
 */
export async function grantPoints(deps: Deps, adminId: string, input: PointsGrantInput): Promise<void> {
  const { id, points, reason } = input
  await withLockedUser(deps, id, async (db) => {
    const now = deps.clock()
    const balance = await pointsBalance(db, id, now)
    const grant = {
      id: `admin-${input.wish}`,
      user_id: id,
      points,
      source: 'admin' as const,
      created_at: now,
    }
    if (!(await insertPointGrant(db, grant))) return
    if (-points > balance.revocable)
      throw new ApiError(ApiCodes.conflict, 'pointsSpent', { count: balance.revocable })
    const after = { points: (await pointsBalance(db, id, now)).left, grantedPoints: points }
    await auditUserAction(db, adminId, id, {
      action: 'pointsGranted',
      before: { points: balance.left },
      after,
      reason,
      at: now,
    })
  })
}

async function planAuditValues(db: Db, userId: string, now: number): Promise<AuditValues> {
  const { product, stopsAt } = await effectivePlan(db, userId, now)
  return { plan: product.id, planStopsAt: stopsAt || null }
}

/** The unmasked phone; audits which admin asked for it. @throws ApiError -8001 for an unknown user. */
export function revealPhone(deps: Deps, adminId: string, id: string): Promise<string | null> {
  return withLockedUser(deps, id, async (db, { phone }) => {
    const at = deps.clock()
    await auditUserAction(db, adminId, id, { action: 'phoneRevealed', at })
    return phone
  })
}

import type { AuditAction, AuditActor } from '#contract/admin/audit'
import { Phone } from '#contract/account/phone'
import { insertAudit } from '../audit-log.queries'
import type { Db, UserRow } from '../../db/schema/tables'
import { updateUser, findUserByPhone, lockUsers } from '../../accounts/users/users.queries'

export const adminUsage = 'npm run admin -- grant|revoke PHONE'

/**
 * Runs `npm run admin` with its arguments. @returns the message to print. @throws an Error whose message says
 * what is wrong.
 */
export async function runAdminCommand(
  db: Db,
  [action = '', phoneArg = '', ...extraArgs]: readonly string[],
  adminPhones: readonly string[],
  now = Date.now(),
): Promise<string> {
  if (!['grant', 'revoke'].includes(action) || extraArgs.length > 0) throw new Error(`usage: ${adminUsage}`)
  const phone = Phone.safeParse(phoneArg)
  if (!phone.success) throw new Error(`${phoneArg || 'PHONE'} is not a phone: 11 digits beginning with 1`)
  const user = await findUserByPhone(db, phone.data)
  if (!user)
    throw new Error(`${phone.data} has no account yet: log in with it once, or put it into ADMIN_PHONES`)
  await db.transaction().execute(async (trx) => {
    const [locked] = await lockUsers(trx, [user.id])
    if (locked) await setAdminRole(trx, locked, action === 'grant', { actor: 'console', now })
  })
  if (action === 'grant') return `${phone.data} is an admin now`
  const suffix = adminPhones.includes(phone.data) ? ', until the next login: it is in ADMIN_PHONES' : ''
  return `${phone.data} is no admin any more${suffix}`
}

/** Makes the user of a phone in ADMIN_PHONES an admin at login; for use in a transaction. */
export async function grantAdminFromSettings(db: Db, user: UserRow, now: number): Promise<void> {
  await setAdminRole(db, user, true, { actor: 'settings', now })
}

type AuditContext = { actor: AuditActor; actorId?: string; reason?: string; now: number }

/**
 * Grants or revokes the admin role and audits it; does nothing when the role is so already. For use in a
 * transaction. @returns whether it changed.
 */
export async function setAdminRole(
  db: Db,
  user: UserRow,
  admin: boolean,
  { actor, actorId, reason = '', now }: AuditContext,
): Promise<boolean> {
  if ((user.is_admin === 1) === admin) return false
  await updateUser(db, user.id, { is_admin: admin ? 1 : 0 })
  const action: AuditAction = admin ? 'adminMade' : 'adminUnmade'
  await insertAudit(db, {
    actor,
    actorId: actorId ?? null,
    action,
    subject: { kind: 'user', id: user.id },
    before: { admin: !admin },
    after: { admin },
    reason,
    at: now,
  })
  return true
}

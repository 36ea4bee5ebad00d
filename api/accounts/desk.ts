import { Codes } from '#contract/codes'
import type { DaysGrant, PointsGrant, UserChange } from '#contract/admin-user'
import type { AuditValues } from '#contract/audit'
import type { Kysely } from 'kysely'
import { noteOfAdmin } from '../db/audit-log'
import { insertGrantOnce } from '../db/benefits'
import { insertPointGrant } from '../db/points'
import { deleteSessions } from '../db/sessions'
import type { Tables, UserRow } from '../db/tables'
import { changeUser, lockUsers } from '../db/users'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { setAdmin } from './admins'
import { inTransaction } from './begin-again'
import { effectivePlan, pointsOf } from './plan'

type Some = Pick<Parts, 'db' | 'clock'>
type Db = Kysely<Tables>
const DAY_SECONDS = 24 * 3600

/** Writes down what an admin did to an account; for use in the transaction that does it. */
function note(
  db: Db,
  adminId: string,
  userId: string,
  line: Omit<Parameters<typeof noteOfAdmin>[2], 'subject'>,
) {
  return noteOfAdmin(db, adminId, { subject: { kind: 'user', id: userId }, ...line })
}

function atDesk<T>({ db }: Some, id: string, work: (db: Db, user: UserRow) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    const [user] = await lockUsers(trx, [id])
    if (!user) throw new Refusal(Codes.notFound, 'userGone')
    return work(trx, user)
  })
}

/**
 * Shuts an account out, which ends its logins at once, lets it in again, makes an admin or ends that.
 * @throws Refusal -8001 for nobody, -8002 for oneself and for what is so already
 */
export async function changeUserAsAdmin(parts: Some, adminId: string, wish: UserChange): Promise<void> {
  const { id, change, reason } = wish
  if (id === adminId && (change === 'disable' || change === 'unmakeAdmin'))
    throw new Refusal(Codes.conflict, 'notYourself')
  await atDesk(parts, id, async (db, user) => {
    const now = parts.clock()
    if (change === 'makeAdmin' || change === 'unmakeAdmin') {
      const doing = { actor: 'admin', actorId: adminId, reason, now } as const
      if (await setAdmin(db, user, change === 'makeAdmin', doing)) return
      throw new Refusal(Codes.conflict, 'alreadySo')
    }
    const disabled = change === 'disable'
    if ((user.disabled_at !== null) === disabled) throw new Refusal(Codes.conflict, 'alreadySo')
    await changeUser(db, id, { disabled_at: disabled ? now : null })
    if (disabled) await deleteSessions(db, id)
    await note(db, adminId, id, {
      action: disabled ? 'userDisabled' : 'userEnabled',
      before: { disabled: !disabled },
      after: { disabled },
      reason,
      at: now,
    })
  })
}

/** Adds a line to the ledger; the wish that was written down already is not granted again. @throws Refusal -8001 for nobody */
export async function grantDays(parts: Some, adminId: string, wish: DaysGrant): Promise<void> {
  const { id, plan, days, reason } = wish
  await atDesk(parts, id, async (db) => {
    const now = parts.clock()
    const before = await planValues(db, id, now)
    const grant = { id: `admin-${wish.wish}`, user_id: id, level: Number(plan), seconds: days * DAY_SECONDS }
    if (!(await insertGrantOnce(db, { ...grant, source: 'admin', created_at: now }))) return
    const after = { ...(await planValues(db, id, now)), grantedPlan: plan, grantedDays: days }
    await note(db, adminId, id, { action: 'daysGranted', before, after, reason, at: now })
  })
}

/**
 * Adds a line to the ledger of cat food, likewise once. What was spent already is not taken back: a later gift would vanish
 * in the debt. @throws Refusal -8001 for nobody, -8002 for more than can be taken back
 */
export async function grantPoints(parts: Some, adminId: string, wish: PointsGrant): Promise<void> {
  const { id, points, reason } = wish
  await atDesk(parts, id, async (db) => {
    const now = parts.clock()
    const had = await pointsOf(db, id, now)
    const grant = { id: `admin-${wish.wish}`, user_id: id, points, source: 'admin' as const, created_at: now }
    if (!(await insertPointGrant(db, grant))) return
    if (-points > had.takeable) throw new Refusal(Codes.conflict, 'pointsSpent', { count: had.takeable })
    const after = { points: (await pointsOf(db, id, now)).left, grantedPoints: points }
    await note(db, adminId, id, {
      action: 'pointsGranted',
      before: { points: had.left },
      after,
      reason,
      at: now,
    })
  })
}

async function planValues(db: Db, userId: string, now: number): Promise<AuditValues> {
  const { product, stopsAt } = await effectivePlan(db, userId, now)
  return { plan: product.id, planStopsAt: stopsAt || null }
}

/** The whole phone, with a line that says who asked. @throws Refusal -8001 for nobody */
export function revealPhone(parts: Some, adminId: string, id: string): Promise<string | null> {
  return atDesk(parts, id, async (db, { phone }) => {
    const at = parts.clock()
    await note(db, adminId, id, { action: 'phoneRevealed', at })
    return phone
  })
}

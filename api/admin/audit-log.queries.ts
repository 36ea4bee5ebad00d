import type { AuditAction, AuditActor, AuditRecord, AuditSubject, AuditValues } from '#contract/admin/audit'
import { sql } from 'kysely'
import { newShortId } from '../ids-and-hashes'
import { adminViewDedupMs } from '../lifetimes'
import type { Db, AuditRow } from '../db/schema/tables'

type AuditEntry = {
  actor: AuditActor
  /** The id of the admin, if an admin did it. */
  actorId?: string | null
  action: AuditAction
  subject: AuditSubject
  /** The changed values before and after: the same keys in both. */
  before?: AuditValues
  after?: AuditValues
  reason?: string
  /** Milliseconds since 1970. */
  at: number
}

/** Of one subject: the entries that a page shows. */
const maxHistory = 50

/**
 * Inserts an audit entry; for use in the transaction that makes the change, so that neither exists without
 * the other.
 */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { actorId = null, subject, before = {}, after = {}, reason = '', ...line } = entry
  await db
    .insertInto('audit_log')
    .values({
      ...line,
      reason,
      id: newShortId(),
      actor_id: actorId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

type AdminAuditEntry = Omit<AuditEntry, 'actor' | 'actorId'>

/** Inserts an audit entry for an admin's action; for use in its transaction. */
export function insertAdminAudit(db: Db, adminId: string, entry: AdminAuditEntry): Promise<void> {
  return insertAudit(db, { actor: 'admin', actorId: adminId, ...entry })
}

/**
 * Audits that an admin looked at something; repeated views within one visit are audited once. For use in the
 * transaction that locked it.
 */
export async function auditView(
  db: Db,
  adminId: string,
  view: Pick<AuditEntry, 'action' | 'subject' | 'at'>,
): Promise<void> {
  const recent = await db
    .selectFrom('audit_log')
    .select(sql<number>`1`.as('one'))
    .where('subject_kind', '=', view.subject.kind)
    .where('subject_id', '=', view.subject.id)
    .where('at', '>', view.at - adminViewDedupMs)
    .where('actor_id', '=', adminId)
    .where('action', '=', view.action)
    .executeTakeFirst()
  if (!recent) await insertAdminAudit(db, adminId, view)
}

/** The audit entries of one subject, newest first. */
export async function listSubjectAudit(db: Db, { kind, id }: AuditSubject): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select('users.nickname')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('audit_log.id')
    .limit(maxHistory)
    .execute()
  return rows.map(toAuditLine)
}

/** An audit row with the actor's nickname, as the contract has it. */
export function toAuditLine({
  actor_id,
  subject_kind,
  subject_id,
  nickname,
  before,
  after,
  ...row
}: AuditRow & { nickname: string | null }): AuditRecord {
  return {
    ...row,
    by: nickname,
    subject: { kind: subject_kind, id: subject_id },
    before: JSON.parse(before) as AuditValues,
    after: JSON.parse(after) as AuditValues,
  }
}

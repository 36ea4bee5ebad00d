import type { AuditAction, AuditActor, AuditRecord, AuditSubject, AuditValues } from '#contract/admin/audit'
import { sql } from 'kysely'
import { newShortId } from '../ids-and-hashes'
import type { Db, AuditRow } from '../db/schema/tables'

export type AuditEntry = {
  actor: AuditActor
  /** The id of the admin, if an admin did it. */
  actorId: string | null
  action: AuditAction
  subject: AuditSubject
  /** The changed values before and after: the same keys in both. */
  before: AuditValues
  after: AuditValues
  reason: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Inserts an audit entry; for use in the transaction that makes the change, so that neither exists without
 * the other.
 */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { actorId, subject, before, after, ...line } = entry
  await db
    .insertInto('audit_log')
    .values({
      ...line,
      id: newShortId(),
      actor_id: actorId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

type AdminAuditEntry = Pick<AuditEntry, 'action' | 'subject' | 'at'> &
  Partial<Pick<AuditEntry, 'before' | 'after' | 'reason'>>

/** Inserts an audit entry for an admin's action; for use in its transaction. */
export function insertAdminAudit(db: Db, adminId: string, entry: AdminAuditEntry): Promise<void> {
  return insertAudit(db, { actor: 'admin', actorId: adminId, before: {}, after: {}, reason: '', ...entry })
}

type AuditLookup = Pick<AuditEntry, 'action' | 'subject'> & { adminId: string; since: number }

/**
 * Whether this admin already has an entry for this action and subject since then, so that repeated views
 * within one visit are logged once.
 */
export async function hasRecentAudit(
  db: Db,
  { adminId, subject, action, since }: AuditLookup,
): Promise<boolean> {
  const line = await db
    .selectFrom('audit_log')
    .select(sql<number>`1`.as('one'))
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('at', '>', since)
    .where('actor_id', '=', adminId)
    .where('action', '=', action)
    .executeTakeFirst()
  return line !== undefined
}

/** The audit entries of one subject, newest first. */
export async function listSubjectAudit(
  db: Db,
  { kind, id }: AuditSubject,
  limit: number,
): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select('users.nickname')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('audit_log.id')
    .limit(limit)
    .execute()
  return rows.map(toAuditLine)
}

/** An audit row with the actor's nickname, as the contract has it. */
export function toAuditLine(row: AuditRow & { nickname: string | null }): AuditRecord {
  const { id, actor, action, reason, at, subject_kind, subject_id, nickname, before, after } = row
  return {
    id,
    actor,
    action,
    reason,
    at,
    by: nickname,
    subject: { kind: subject_kind, id: subject_id },
    before: JSON.parse(before) as AuditValues,
    after: JSON.parse(after) as AuditValues,
  }
}

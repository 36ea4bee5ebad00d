import type { AuditRecord } from '#contract/admin/audit'

type Value = AuditRecord['before'][string]
export type AuditChange = { name: string; from: Value; to: Value }

/** Returns the changes of an audit record, without the unchanged values. */
export function auditChanges({ before, after }: Pick<AuditRecord, 'before' | 'after'>): AuditChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .map((name) => ({ name, from: before[name] ?? null, to: after[name] ?? null }))
    .filter(({ from, to }) => from !== to)
}

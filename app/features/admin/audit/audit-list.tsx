import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AuditRecord } from '#contract/admin/audit'
import { auditChanges, type AuditChange } from './audit-changes'
import { AdminSection } from '#app/features/admin/admin-section'

/** The audit records as a section, the newest first. */
export function AuditList({ lines }: { lines: AuditRecord[] }) {
  const { t } = useTranslation('admin-audit')
  if (lines.length === 0) return null
  return (
    <AdminSection title={t('title')}>
      <AuditLines lines={lines} />
    </AdminSection>
  )
}

/** The audit records without a section heading. */
export function AuditLines({ lines }: { lines: AuditRecord[] }) {
  const { t } = useTranslation('admin-audit')
  const { formatDateTime } = useFormatters()
  return (
    <ol className="divide-y divide-border rounded-lg border border-border bg-card">
      {lines.map((line) => (
        <li key={line.id} className="px-4 py-3.5 text-sm sm:px-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <AuditActor line={line} />{' '}
              <span className="text-muted-foreground">{t(`actions.${line.action}`)}</span>
            </span>
            <span className="text-subtle-foreground tabular-nums">{formatDateTime(line.at)}</span>
          </p>
          <AuditChanges line={line} />
        </li>
      ))}
    </ol>
  )
}

/** The actor of an audit record. */
export function AuditActor({ line: { actor, by } }: { line: Pick<AuditRecord, 'actor' | 'by'> }) {
  const { t } = useTranslation('admin-audit')
  return <strong className="font-medium">{actor === 'admin' ? (by ?? t('gone')) : t(`${actor}`)}</strong>
}

/** The reason and changes of a record. */
export function AuditChanges({ line }: { line: Pick<AuditRecord, 'before' | 'after' | 'reason'> }) {
  const changes = auditChanges(line)
  return (
    <>
      {line.reason ? <p className="mt-1 break-words text-muted-foreground">“{line.reason}”</p> : null}
      {changes.length > 0 ? (
        <dl className="mt-2 grid gap-1">
          {changes.map((change) => (
            <AuditChangeItem key={change.name} change={change} />
          ))}
        </dl>
      ) : null}
    </>
  )
}

function AuditChangeItem({ change: { name, from, to } }: { change: AuditChange }) {
  const { t } = useTranslation('admin-audit')
  const formatValue = useFormatAuditValue(name)
  const names: Record<string, string> = t('names', { returnObjects: true })
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
      <dt className="text-subtle-foreground">{names[name] ?? name}</dt>
      <dd className="flex flex-wrap items-center gap-x-1.5 break-all text-muted-foreground tabular-nums">
        {from === null ? null : (
          <>
            <span>{formatValue(from)}</span>
            <ArrowRight role="img" aria-label="→" className="size-3.5 shrink-0 text-subtle-foreground" />
          </>
        )}
        <span className="text-foreground">{formatValue(to)}</span>
      </dd>
    </div>
  )
}

/** Formats a value for display: states as labels, money, times, anything else as it is. */
function useFormatAuditValue(name: string): (value: AuditChange['from']) => string {
  const { t } = useTranslation([
    'admin-audit',
    'admin-users',
    'membership',
    'admin-refunds',
    'admin-articles',
    'invoice',
  ])
  const { formatDateTime } = useFormatters()
  const labelsByField: Record<string, Record<string, string>> = {
    order: t('membership:states', { returnObjects: true }),
    refund: t('admin-refunds:states', { returnObjects: true }),
    invoice: t('invoice:states', { returnObjects: true }),
    articleState: t('admin-articles:states', { returnObjects: true }),
    plan: t('admin-users:user.plans', { returnObjects: true }),
    plans: t('admin-users:user.plans', { returnObjects: true }),
    grantedPlan: t('admin-users:user.plans', { returnObjects: true }),
  }
  return (value) => {
    if (value === null) return t('empty')
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (name.endsWith('Fen')) return formatFen(Number(value))
    if (/[a-z]At$/.test(name)) return formatDateTime(Number(value))
    const labels = labelsByField[name]
    if (!labels) return String(value)
    return String(value)
      .split(', ')
      .map((part) => labels[part] ?? part)
      .join(t('listSeparator'))
  }
}

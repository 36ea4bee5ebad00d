import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sayFen } from '#app/components/say-fen'
import { useFormats } from '#app/components/use-formats'
import type { AuditLine } from '#contract/audit'
import { auditChanges, type AuditChange } from './audit-changes'
import { DeskSection } from './desk-section'
import { useDesk } from './use-desk'

/** Who changed what, when and why, the newest first. */
export function AuditList({ lines }: { lines: AuditLine[] }) {
  const { audit } = useDesk()
  if (lines.length === 0) return null
  return (
    <DeskSection title={audit.title}>
      <AuditLines lines={lines} />
    </DeskSection>
  )
}

/** The lines alone, where something else names them. */
export function AuditLines({ lines }: { lines: AuditLine[] }) {
  const { audit } = useDesk()
  const { moment } = useFormats()
  return (
    <ol className="divide-y divide-border rounded-lg border border-border bg-card">
      {lines.map((line) => (
        <li key={line.id} className="px-4 py-3.5 text-sm sm:px-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <AuditWho line={line} />{' '}
              <span className="text-muted-foreground">{audit.actions[line.action]}</span>
            </span>
            <span className="text-subtle-foreground tabular-nums">{moment(line.at)}</span>
          </p>
          <AuditWhat line={line} />
        </li>
      ))}
    </ol>
  )
}

/** Who did what a line tells of. */
export function AuditWho({ line: { actor, by } }: { line: Pick<AuditLine, 'actor' | 'by'> }) {
  const { audit } = useDesk()
  return <strong className="font-medium">{actor === 'admin' ? (by ?? audit.gone) : audit[actor]}</strong>
}

/** What a line says was changed, and why. */
export function AuditWhat({ line }: { line: Pick<AuditLine, 'before' | 'after' | 'reason'> }) {
  const changes = auditChanges(line)
  return (
    <>
      {line.reason ? <p className="mt-1 break-words text-muted-foreground">“{line.reason}”</p> : null}
      {changes.length > 0 ? (
        <dl className="mt-2 grid gap-1">
          {changes.map((change) => (
            <Change key={change.name} change={change} />
          ))}
        </dl>
      ) : null}
    </>
  )
}

function Change({ change: { name, from, to } }: { change: AuditChange }) {
  const { audit } = useDesk()
  const say = useSaidValue(name)
  const names: Record<string, string> = audit.names
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
      <dt className="text-subtle-foreground">{names[name] ?? name}</dt>
      <dd className="flex flex-wrap items-center gap-x-1.5 break-all text-muted-foreground tabular-nums">
        {from === null ? null : (
          <>
            <span>{say(from)}</span>
            <ArrowRight role="img" aria-label="→" className="size-3.5 shrink-0 text-subtle-foreground" />
          </>
        )}
        <span className="text-foreground">{say(to)}</span>
      </dd>
    </div>
  )
}

/** A value as people read it: states by their words, money as money, times as times, anything else as it is. */
function useSaidValue(name: string): (value: AuditChange['from']) => string {
  const { t } = useTranslation()
  const { moment } = useFormats()
  const { audit, user } = useDesk()
  const words: Record<string, Record<string, string>> = {
    order: t('membership.states', { returnObjects: true }),
    refund: t('refunds.states', { returnObjects: true }),
    plan: user.plans,
    grantedPlan: user.plans,
  }
  return (value) => {
    if (value === null) return audit.empty
    if (typeof value === 'boolean') return value ? audit.yes : audit.no
    if (name.endsWith('Fen')) return sayFen(Number(value))
    if (/[a-z]At$/.test(name)) return moment(Number(value))
    return words[name]?.[String(value)] ?? String(value)
  }
}

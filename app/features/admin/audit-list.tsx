import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sayFen } from '#app/components/say-fen'
import { useFormats } from '#app/components/use-formats'
import type { AuditLine } from '#contract/audit'
import { OrderState } from '#contract/order'
import { RefundState } from '#contract/admin'
import { auditChanges, type AuditChange } from './audit-changes'

/** Who changed what, when and why, the newest first. */
export function AuditList({ lines }: { lines: AuditLine[] }) {
  const { t } = useTranslation()
  const { moment } = useFormats()
  if (lines.length === 0) return null
  const whoOf = ({ actor, by }: AuditLine) =>
    actor === 'weixin' ? t('audit.weixin') : (by ?? t('audit.gone'))
  return (
    <section aria-labelledby="audit" className="mt-8">
      <h2 id="audit" className="font-semibold">
        {t('audit.title')}
      </h2>
      <ol className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.id} className="px-4 py-3.5 text-sm sm:px-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <strong className="font-medium">{whoOf(line)}</strong>{' '}
                <span className="text-ink-soft">{t(`audit.actions.${line.action}`)}</span>
              </span>
              <span className="text-ink-faint tabular-nums">{moment(line.at)}</span>
            </p>
            <dl className="mt-2 grid gap-1">
              {auditChanges(line).map((change) => (
                <Change key={change.name} change={change} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Change({ change: { name, from, to } }: { change: AuditChange }) {
  const { t } = useTranslation()
  const say = useSaidValue(name)
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
      <dt className="text-ink-faint">{isNamed(name) ? t(`audit.names.${name}`) : name}</dt>
      <dd className="flex flex-wrap items-center gap-x-1.5 break-all text-ink-soft tabular-nums">
        {from === null ? null : (
          <>
            <span>{say(from)}</span>
            <ArrowRight role="img" aria-label="→" className="size-3.5 shrink-0 text-ink-faint" />
          </>
        )}
        <span className="text-ink">{say(to)}</span>
      </dd>
    </div>
  )
}

const named = ['order', 'refund', 'refundNo', 'refundedFen'] as const

function isNamed(name: string): name is (typeof named)[number] {
  return named.some((one) => one === name)
}

/** A value as people read it: states by their words, money as money, anything else as it is. */
function useSaidValue(name: string): (value: AuditChange['from']) => string {
  const { t } = useTranslation()
  return (value) => {
    if (value === null) return t('audit.none')
    if (name === 'refundedFen') return sayFen(Number(value))
    const order = name === 'order' ? OrderState.safeParse(value).data : undefined
    const refund = name === 'refund' ? RefundState.safeParse(value).data : undefined
    if (order) return t(`membership.states.${order}`)
    return refund ? t(`refunds.states.${refund}`) : String(value)
  }
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DiffLines } from '#app/components/text-diff/diff-lines'
import { formPathOfField } from '#resume-model/rewrite-proposals/proposal-fields'
import type { Resume } from '#contract/resume/resume'
import { canTakeLines, ProposedLines, type LineBox } from './proposed-lines'
import { textExcerpt } from './rewrite-targets'
import type { ProposalWithDiff } from './rewrite-types'
import { getAtPath } from '#app/features/editor/state/resume-path'

type ProposalCardProps = {
  proposal: ProposalWithDiff
  resume: Resume
  /** Beside the label; `children` are below the text. */
  headerAction?: ReactNode
  children: ReactNode
  /** No longer open: shown without emphasis. */
  isDecided?: boolean
  /** The box of a line; a proposal of one line has none. */
  lineBox?: LineBox
}

/** A proposal: its field, the diff and the actions. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, resume, headerAction, children, isDecided, lineBox } = props
  const label = useFieldLabel(resume)(proposal.field)
  return (
    <li
      aria-label={label}
      className={`overflow-hidden rounded-lg border border-border bg-card ${isDecided ? '' : 'shadow-sm'}`}
    >
      <div className="flex items-center gap-2 border-b border-border px-3.5 py-2">
        <p className="min-w-0 grow truncate text-xs font-medium text-muted-foreground">{label}</p>
        {headerAction}
      </div>
      {lineBox && canTakeLines(proposal) ? (
        <div className="px-3.5 pt-2.5 pb-4">
          <ProposedLines lines={proposal.lines} box={lineBox} />
        </div>
      ) : (
        <Diff proposal={proposal} />
      )}
      <div className="flex flex-wrap items-center gap-2 px-3.5 pb-3">{children}</div>
    </li>
  )
}

function Diff({ proposal: { diff } }: { proposal: ProposalWithDiff }) {
  const { t } = useTranslation('rewrite')
  const textClass = 'text-sm leading-7 whitespace-pre-wrap [overflow-wrap:anywhere]'
  const isFullReplacement = diff.every(({ kind }) => kind !== 'same')
  if (!isFullReplacement)
    return (
      <div className={`${textClass} px-3.5 py-2.5`}>
        <DiffLines diff={diff} />
      </div>
    )
  return (
    <dl className="space-y-2 px-3.5 py-2.5">
      {diff.map(({ kind, text }) => (
        <div key={kind}>
          <dt className="text-xs text-subtle-foreground">
            {kind === 'gone' ? t('turn.old') : t('turn.fresh')}
          </dt>
          <dd className={textClass}>
            <DiffLines diff={[{ kind, text }]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns a field's label: section, entry and field name. */
function useFieldLabel(resume: Resume): (field: string) => string {
  const { t } = useTranslation(['rewrite', 'fields'])
  return (field) => {
    const fieldPath = formPathOfField(resume, field)
    if (fieldPath === undefined) return t('turn.gone')
    const section = resume.sections[Number(/^sections\[(\d+)\]/.exec(fieldPath)?.[1])]
    if (!section) return t('position')
    const title = section.title || t(`fields:kinds.${section.kind}`)
    const item = getAtPath(resume, fieldPath.replace(/\.\w+$/, '')) as { title: string; text?: string }
    if (!fieldPath.includes('.items[')) return `${title} · ${t('heading')}`
    const name = t(`fields:${section.kind}.${fieldPath.split('.').at(-1)}` as 'fields:work.title')
    const entry = item.title || (section.items.length > 1 ? textExcerpt(item.text ?? '') : '')
    return [title, entry, name].filter(Boolean).join(' · ')
  }
}

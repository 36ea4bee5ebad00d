import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOfField } from '#contract/proposal-fields'
import type { Resume } from '#contract/resume'
import { plainStart } from './improve-targets'
import { useImproveTexts } from './improve-texts'
import type { ShownProposal } from './improving'
import { valueAt } from './paths'

type ProposalCardProps = {
  proposal: ShownProposal
  resume: Resume
  /** Beside its name, and below its text. */
  beside?: ReactNode
  children: ReactNode
  /** Decided: it need not stand out any more. */
  quiet?: boolean
}

/** A proposal: where it belongs, what would go and what would come, and what can be done about it. */
export function ProposalCard({ proposal, resume, beside, children, quiet }: ProposalCardProps) {
  const label = useFieldLabel(resume)(proposal.field)
  return (
    <li
      aria-label={label}
      className={`overflow-hidden rounded-lg border border-border bg-card ${quiet ? '' : 'shadow-sm'}`}
    >
      <div className="flex items-center gap-2 border-b border-border px-3.5 py-2">
        <p className="min-w-0 grow truncate text-xs font-medium text-muted-foreground">{label}</p>
        {beside}
      </div>
      <Diff proposal={proposal} />
      <div className="flex flex-wrap items-center gap-2 px-3.5 pb-3">{children}</div>
    </li>
  )
}

const gone = 'rounded-sm bg-destructive/10 text-destructive decoration-destructive/50 box-decoration-clone'
const fresh =
  'rounded-sm bg-secondary text-primary-strong no-underline box-decoration-clone dark:text-primary'

function Diff({ proposal: { parts } }: { proposal: ShownProposal }) {
  const { turn } = useImproveTexts()
  const words = 'text-sm leading-7 whitespace-pre-wrap [overflow-wrap:anywhere]'
  const isWhole = parts.every(({ is }) => is !== 'same')
  if (!isWhole)
    return (
      <p className={`${words} px-3.5 py-2.5`}>
        {parts.map(({ is, text }, index) => {
          if (is === 'same') return <Words key={index} text={text} />
          return is === 'gone' ? (
            <del key={index} className={gone}>
              {text}
            </del>
          ) : (
            <ins key={index} className={fresh}>
              {text}
            </ins>
          )
        })}
      </p>
    )
  return (
    <dl className="space-y-2 px-3.5 py-2.5">
      {parts.map(({ is, text }) => (
        <div key={is}>
          <dt className="text-xs text-subtle-foreground">{is === 'gone' ? turn.old : turn.fresh}</dt>
          <dd className={words}>
            {is === 'gone' ? <del className={gone}>{text}</del> : <ins className={fresh}>{text}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What stays: marks of the text are there, and step back. */
function Words({ text }: { text: string }) {
  return text.split(/(\*\*|<\/?u>|^[-*] )/m).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="text-subtle-foreground">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** What a field is called: its section, its entry, and itself. */
function useFieldLabel(resume: Resume): (field: string) => string {
  const { t } = useTranslation()
  const texts = useImproveTexts()
  return (field) => {
    const place = placeOfField(resume, field)
    if (place === undefined) return texts.turn.gone
    const section = resume.sections[Number(/^sections\[(\d+)\]/.exec(place)?.[1])]
    if (!section) return texts.position
    const title = section.title || t(`fields.kinds.${section.kind}`)
    const item = valueAt(resume, place.replace(/\.\w+$/, '')) as { title: string; text?: string }
    if (!place.includes('.items[')) return `${title} · ${texts.heading}`
    const name = t(`fields.${section.kind}.${place.split('.').at(-1)}` as 'fields.work.title')
    const entry = item.title || (section.items.length > 1 ? plainStart(item.text ?? '') : '')
    return [title, entry, name].filter(Boolean).join(' · ')
  }
}

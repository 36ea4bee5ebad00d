import { EyeOff, RotateCcw, SquarePen, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { Button, buttonVariants } from '#app/components/ui/button'
import { RULES, type Finding, type Level } from '#resume-lint/finding'
import { formatFixes, isFixedWithOthers } from '#resume-lint/fix-names'
import { formatFinding } from '#resume-lint/format-finding'
import { formatLevel } from '#resume-lint/group-names'
import type { CheckAction } from './apply-check-action'
import { fixAllAction } from './fix-all'

const levels: Level[] = ['must', 'should', 'could']
const levelColours: Record<Level, string> = {
  must: 'bg-destructive',
  should: 'bg-premium',
  could: 'bg-input',
}

type EditLinkProps = { 'aria-label': string; className: string; children: ReactNode }
type FindingListProps = {
  openFindings: Finding[]
  dismissed: Finding[]
  /** The wanted one, which no rule compares the texts with. */
  position: string
  /** Names of the entries, by id. */
  placeNames: Record<string, string>
  /** Renders the edit button, or a link without scripts. */
  renderEditLink: (finding: Finding, props: EditLinkProps) => ReactNode
  /** Without it the buttons post `act` with their form. */
  onAction?: (action: string) => void
}

/** The findings, the most severe first, each with its actions. */
export function FindingList({ openFindings, dismissed, position, onAction, ...item }: FindingListProps) {
  const { t } = useTranslation('check-up')
  const language = useFindingLanguage()
  const fixable = openFindings.filter(isFixedWithOthers)
  return (
    <div className="@container space-y-6">
      {fixable.length > 1 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button
            type={onAction ? 'button' : 'submit'}
            name={onAction ? undefined : 'act'}
            value={fixAllAction}
            onClick={onAction && (() => onAction(fixAllAction))}
            variant="secondary"
            size="sm"
          >
            <Wrench aria-hidden />
            {t('fixAll', { count: fixable.length })}
          </Button>
          <p className="text-sm text-muted-foreground">{formatFixes(fixable, language)}</p>
        </div>
      ) : null}
      {levels.map((level) => {
        const found = openFindings.filter(({ rule }) => RULES[rule][1] === level)
        return found.length > 0 ? (
          <section key={level} aria-label={formatLevel(level, language)}>
            <h3 className="mb-2 flex items-center gap-2 text-sm font-medium">
              <span aria-hidden className={`size-2 rounded-full ${levelColours[level]}`} />
              {formatLevel(level, language)}
              <span className="font-normal text-subtle-foreground tabular-nums">{found.length}</span>
            </h3>
            <ul className="divide-y divide-border rounded-md border border-border bg-card">
              {found.map((finding) => (
                <OpenFinding key={finding.id} finding={finding} onAction={onAction} {...item} />
              ))}
            </ul>
          </section>
        ) : null
      })}
      {openFindings.length === 0 ? (
        <div className="rounded-md border border-border bg-card">
          <EmptyState scene="done" title={t('none')} text={t('noneText')} className="py-8">
            <p className="max-w-sm text-sm text-balance">
              {position ? t('nextText', { position }) : t('nextAimText')}
            </p>
          </EmptyState>
        </div>
      ) : null}
      {dismissed.length > 0 ? (
        <details className="text-sm">
          <summary className="text-muted-foreground hover:text-foreground">
            {t('dismissed', { count: dismissed.length })}
          </summary>
          <ul className="mt-2 divide-y divide-border rounded-md border border-border">
            {dismissed.map((finding) => (
              <li key={finding.id} className="flex items-center gap-3 px-4 py-1.5 text-muted-foreground">
                <span className="min-w-0 grow">{formatFinding(finding, language).summary}</span>
                <ActionButton action="restore" finding={finding} onAction={onAction} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

type OpenFindingProps = { finding: Finding } & Omit<
  FindingListProps,
  'openFindings' | 'dismissed' | 'position'
>

function OpenFinding({ finding, placeNames, renderEditLink, onAction }: OpenFindingProps) {
  const { t } = useTranslation('check-up')
  const { summary, advice } = formatFinding(finding, useFindingLanguage())
  const place = placeNames[finding.ownerId]
  return (
    <li className="px-4 py-3 @xl:flex @xl:items-center @xl:justify-between @xl:gap-6">
      <div className="min-w-0">
        <p className="text-sm font-medium break-words">{summary}</p>
        <p className="mt-0.5 text-sm text-balance text-muted-foreground">{advice}</p>
        {place && !summary.includes(place) ? (
          <p className="mt-0.5 truncate text-xs text-subtle-foreground">{place}</p>
        ) : null}
      </div>
      <div className="mt-2 -ml-2.5 flex flex-wrap items-center gap-0.5 @xl:mt-0 @xl:-mr-2.5 @xl:shrink-0">
        {finding.fix ? <ActionButton action="fix" finding={finding} onAction={onAction} /> : null}
        {renderEditLink(finding, {
          'aria-label': t('named', { action: t('jump'), what: summary }),
          // Rank: what mends at once, then the way to the field; what only hides stays quiet.
          className: buttonVariants({
            variant: 'ghost',
            size: 'sm',
            className: finding.fix ? undefined : mending,
          }),
          children: [<SquarePen key="icon" aria-hidden />, t('jump')],
        })}
        <ActionButton action="dismiss" finding={finding} onAction={onAction} />
      </div>
    </li>
  )
}

const mending = 'text-primary hover:text-primary-strong'
const actionColours = { fix: mending, dismiss: 'text-subtle-foreground', restore: '' }
const actionIcons = { fix: Wrench, dismiss: EyeOff, restore: RotateCcw }

type ActionButtonProps = { action: CheckAction; finding: Finding } & Pick<FindingListProps, 'onAction'>

function ActionButton({ action, finding, onAction }: ActionButtonProps) {
  const { t } = useTranslation('check-up')
  const { summary: what } = formatFinding(finding, useFindingLanguage())
  const value = `${action}:${finding.id}`
  const Icon = actionIcons[action]
  return (
    <Button
      type={onAction ? 'button' : 'submit'}
      name={onAction ? undefined : 'act'}
      value={value}
      onClick={onAction && (() => onAction(value))}
      variant="ghost"
      size="sm"
      className={actionColours[action]}
      aria-label={t('named', { action: t(action), what })}
    >
      <Icon aria-hidden />
      {t(action)}
    </Button>
  )
}

const useFindingLanguage = () => (useTranslation().i18n.language === 'en' ? 'en' : 'zh')

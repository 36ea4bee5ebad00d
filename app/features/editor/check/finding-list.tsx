import { EyeOff, RotateCcw, Sparkles, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { RULES, type Finding, type Level } from '#resume-lint/finding'
import { formatFinding, formatLevel } from '#resume-lint/format-finding'

const levels: Level[] = ['must', 'should', 'could']
const levelColours: Record<Level, string> = {
  must: 'bg-destructive',
  should: 'bg-premium',
  could: 'bg-input',
}

type FindingListProps = {
  openFindings: Finding[]
  dismissed: Finding[]
  /** Names of the entries, by id. */
  placeNames: Record<string, string>
  /** Renders the edit button, or a link without scripts. */
  renderEditLink: (finding: Finding, label: string) => ReactNode
  /** Without it the buttons post `act` with their form. */
  onAction?: (action: string) => void
}

/** The findings, the most severe first, each with its actions. */
export function FindingList({
  openFindings,
  dismissed,
  placeNames,
  renderEditLink,
  onAction,
}: FindingListProps) {
  const { t } = useTranslation('check-up')
  const labels = useFindingLabels()
  return (
    <div className="space-y-6">
      {levels.map((level) => {
        const found = openFindings.filter(({ rule }) => RULES[rule][1] === level)
        return found.length > 0 ? (
          <section key={level} aria-label={labels.level(level)}>
            <h3 className="mb-2 flex items-center gap-2 text-sm font-medium">
              <span aria-hidden className={`size-2 rounded-full ${levelColours[level]}`} />
              {labels.level(level)}
              <span className="font-normal text-subtle-foreground tabular-nums">{found.length}</span>
            </h3>
            <ul className="divide-y divide-border rounded-md border border-border bg-card">
              {found.map((finding) => (
                <li key={finding.id} className="px-4 py-3">
                  <FindingText finding={finding} place={placeNames[finding.ownerId]} />
                  <div className="mt-2 -ml-2.5 flex flex-wrap items-center gap-0.5">
                    {finding.fix ? (
                      <ActionButton action="fix" finding={finding} onAction={onAction}>
                        <Sparkles aria-hidden />
                        {t('fix')}
                      </ActionButton>
                    ) : null}
                    {renderEditLink(
                      finding,
                      t('named', {
                        action: t('jump'),
                        what: labels.finding(finding).summary,
                      }),
                    )}
                    <ActionButton action="dismiss" finding={finding} onAction={onAction}>
                      <EyeOff aria-hidden />
                      {t('dismiss')}
                    </ActionButton>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null
      })}
      {openFindings.length === 0 ? (
        <div className="rounded-md border border-border bg-card px-4 py-6 text-center">
          <p className="font-medium">{t('none')}</p>
          <p className="mt-1 text-sm text-muted-foreground">{t('noneText')}</p>
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
                <span className="min-w-0 grow">{labels.finding(finding).summary}</span>
                <ActionButton action="restore" finding={finding} onAction={onAction}>
                  <RotateCcw aria-hidden />
                  {t('restore')}
                </ActionButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function FindingText({ finding, place }: { finding: Finding; place?: string }) {
  const { summary: what, advice: how } = useFindingLabels().finding(finding)
  return (
    <>
      <p className="text-sm font-medium break-words">{what}</p>
      <p className="mt-0.5 text-sm text-muted-foreground">{how}</p>
      {place && !what.includes(place) ? (
        <p className="mt-0.5 truncate text-xs text-subtle-foreground">{place}</p>
      ) : null}
    </>
  )
}

type ActionButtonProps = {
  action: 'fix' | 'dismiss' | 'restore'
  finding: Finding
  onAction?: (action: string) => void
  children: ReactNode
}

function ActionButton({ action, finding, onAction, children }: ActionButtonProps) {
  const { t } = useTranslation('check-up')
  const { summary: what } = useFindingLabels().finding(finding)
  const value = `${action}:${finding.id}`
  return (
    <Button
      type={onAction ? 'button' : 'submit'}
      name={onAction ? undefined : 'act'}
      value={value}
      onClick={onAction && (() => onAction(value))}
      variant="ghost"
      size="sm"
      className={action === 'fix' ? 'text-primary hover:text-primary-strong' : undefined}
      aria-label={t('named', { action: t(`${action}`), what })}
    >
      {children}
    </Button>
  )
}

export function EditLinkLabel() {
  const { t } = useTranslation('check-up')
  return (
    <>
      <SquarePen aria-hidden />
      {t('jump')}
    </>
  )
}

function useFindingLabels() {
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'zh'
  return {
    finding: (finding: Finding) => formatFinding(finding, language),
    level: (level: Level) => formatLevel(level, language),
  }
}

import { EyeOff, RotateCcw, Sparkles, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { RULES, type Finding, type Level } from '#resume-lint/finding'
import { sayFinding, sayLevel } from '#resume-lint/say-finding'

const levels: Level[] = ['must', 'should', 'could']
const marks: Record<Level, string> = { must: 'bg-destructive', should: 'bg-premium', could: 'bg-input' }

type CheckListProps = {
  open: Finding[]
  dismissed: Finding[]
  /** What entries are called, by id. */
  places: Record<string, string>
  /** Where a finding is mended; a press, or a link without scripts. */
  jump: (finding: Finding, label: string) => ReactNode
  /** Without it the buttons post `act` with their form. */
  onAct?: (act: string) => void
}

/** What was found, the gravest first, each with what can be done about it. */
export function CheckList({ open, dismissed, places, jump, onAct }: CheckListProps) {
  const { t } = useTranslation()
  const say = useSayFinding()
  return (
    <div className="space-y-6">
      {levels.map((level) => {
        const found = open.filter(({ rule }) => RULES[rule][1] === level)
        return found.length > 0 ? (
          <section key={level} aria-label={say.level(level)}>
            <h3 className="mb-2 flex items-center gap-2 text-sm font-medium">
              <span aria-hidden className={`size-2 rounded-full ${marks[level]}`} />
              {say.level(level)}
              <span className="font-normal text-subtle-foreground tabular-nums">{found.length}</span>
            </h3>
            <ul className="divide-y divide-border rounded-md border border-border bg-card">
              {found.map((finding) => (
                <li key={finding.id} className="px-4 py-3">
                  <Said finding={finding} place={places[finding.place]} />
                  <div className="mt-2 -ml-2.5 flex flex-wrap items-center gap-0.5">
                    {finding.fix ? (
                      <Act act="fix" finding={finding} onAct={onAct}>
                        <Sparkles aria-hidden />
                        {t('checkUp.fix')}
                      </Act>
                    ) : null}
                    {jump(
                      finding,
                      t('checkUp.named', { action: t('checkUp.jump'), what: say.finding(finding).what }),
                    )}
                    <Act act="dismiss" finding={finding} onAct={onAct}>
                      <EyeOff aria-hidden />
                      {t('checkUp.dismiss')}
                    </Act>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null
      })}
      {open.length === 0 ? (
        <div className="rounded-md border border-border bg-card px-4 py-6 text-center">
          <p className="font-medium">{t('checkUp.none')}</p>
          <p className="mt-1 text-sm text-muted-foreground">{t('checkUp.noneText')}</p>
        </div>
      ) : null}
      {dismissed.length > 0 ? (
        <details className="text-sm">
          <summary className="text-muted-foreground hover:text-foreground">
            {t('checkUp.dismissed', { count: dismissed.length })}
          </summary>
          <ul className="mt-2 divide-y divide-border rounded-md border border-border">
            {dismissed.map((finding) => (
              <li key={finding.id} className="flex items-center gap-3 px-4 py-1.5 text-muted-foreground">
                <span className="min-w-0 grow">{say.finding(finding).what}</span>
                <Act act="restore" finding={finding} onAct={onAct}>
                  <RotateCcw aria-hidden />
                  {t('checkUp.restore')}
                </Act>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

function Said({ finding, place }: { finding: Finding; place?: string }) {
  const { what, how } = useSayFinding().finding(finding)
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

type ActProps = {
  act: 'fix' | 'dismiss' | 'restore'
  finding: Finding
  onAct?: (act: string) => void
  children: ReactNode
}

function Act({ act, finding, onAct, children }: ActProps) {
  const { t } = useTranslation()
  const { what } = useSayFinding().finding(finding)
  const value = `${act}:${finding.id}`
  return (
    <Button
      type={onAct ? 'button' : 'submit'}
      name={onAct ? undefined : 'act'}
      value={value}
      onClick={onAct && (() => onAct(value))}
      variant="ghost"
      size="sm"
      className={act === 'fix' ? 'text-primary hover:text-primary-strong' : undefined}
      aria-label={t('checkUp.named', { action: t(`checkUp.${act}`), what })}
    >
      {children}
    </Button>
  )
}

export function JumpWords() {
  const { t } = useTranslation()
  return (
    <>
      <SquarePen aria-hidden />
      {t('checkUp.jump')}
    </>
  )
}

function useSayFinding() {
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'zh'
  return {
    finding: (finding: Finding) => sayFinding(finding, language),
    level: (level: Level) => sayLevel(level, language),
  }
}

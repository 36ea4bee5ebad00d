import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScoreRing } from '#app/components/score-ring'
import { Badge } from '#app/components/ui/badge'
import type { CheckExample } from './check-example'
import { HomeSection } from './home-section'

/** What helps to write well: the check-up and the AI, each with an example. */
export function WritingHelp({ check }: { check: CheckExample }) {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="home-help" title={t('help.title')} text={t('help.text')}>
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <HelpCard title={t('help.check.title')} text={t('help.check.text')}>
          <CheckFigure {...check} />
        </HelpCard>
        <HelpCard title={t('help.ai.title')} text={t('help.ai.text')}>
          <AiFigure />
        </HelpCard>
      </ul>
    </HomeSection>
  )
}

type HelpCardProps = { title: string; text: string; children: ReactNode }

function HelpCard({ title, text, children }: HelpCardProps) {
  return (
    <li className="flex flex-col rounded-2xl border border-border bg-card p-5 sm:p-7">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-5 leading-7 text-pretty text-muted-foreground">{text}</p>
      <div className="mt-auto rounded-xl bg-canvas p-4 sm:p-5">{children}</div>
    </li>
  )
}

function CheckFigure({ total, findings }: CheckExample) {
  const { t } = useTranslation('home')
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <ScoreRing total={total} label={t('help.check.score', { total })} className="size-16 sm:size-24" />
      <ul className="min-w-0 flex-1 space-y-2 text-sm leading-6">
        {findings.map(({ id, isMust, summary }) => (
          <li key={id} className="flex items-start gap-2">
            <Badge variant={isMust ? 'destructive' : 'warning'} className="mt-0.5 py-0.5">
              {t(isMust ? 'help.check.must' : 'help.check.should')}
            </Badge>
            <span className="min-w-0 break-words">{summary}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AiFigure() {
  const { t } = useTranslation('home')
  return (
    <div className="space-y-3 text-sm leading-6">
      <p>
        <Label>{t('help.ai.before')}</Label>
        <del className="text-subtle-foreground">{t('help.ai.line')}</del>
      </p>
      <p className="rounded-lg bg-card p-3 shadow-sm">
        <Label>
          <Sparkles aria-hidden className="size-3.5" />
          {t('help.ai.after')}
        </Label>
        <ins className="no-underline">
          {t('help.ai.rewrite')
            .split(/(〔[^〔〕]+〕|\[[^[\]]+\])/)
            .map((part, at) =>
              /^[〔[]/.test(part) ? (
                <mark key={at} className="rounded-sm bg-premium-soft px-0.5 whitespace-nowrap text-premium">
                  {part}
                </mark>
              ) : (
                part
              ),
            )}
        </ins>
      </p>
    </div>
  )
}

function Label({ children }: { children: ReactNode }) {
  return <span className="mb-0.5 flex items-center gap-1 text-xs text-primary">{children}</span>
}

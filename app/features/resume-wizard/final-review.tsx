import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'
import type { WizardPageView } from './wizard.server'

/** Says what the page beside it is made of, and offers sample phrases for what is empty. */
export function FinalReview({ scenario, isUser }: Pick<WizardPageView, 'scenario'> & { isUser: boolean }) {
  const { t } = useTranslation('scenarios')
  return (
    <div className="mt-5 space-y-4 text-sm leading-6">
      <Checkbox name="lines" className="gap-3 rounded-lg border border-border bg-card p-4">
        <span>
          <span className="block font-medium">{t('lines')}</span>
          <span className="text-muted-foreground">{t('linesText')}</span>
        </span>
      </Checkbox>
      <ul className="space-y-2 text-muted-foreground">
        <LegendRow className="bg-[#1b1d21] ring-1 ring-border-strong">{t('legendOwn')}</LegendRow>
        <LegendRow className="bg-[#fdf0c8] ring-1 ring-border-strong">{t('legendPhrases')}</LegendRow>
        <LegendRow className="bg-[#a3a3a3]">{t('legendExample')}</LegendRow>
      </ul>
      <p className="text-muted-foreground">{scenario.pages.note}</p>
      <p className="text-muted-foreground">{t(isUser ? 'keptInAccount' : 'keptAsDraft')}</p>
    </div>
  )
}

function LegendRow({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden className={`size-3 shrink-0 rounded-sm ${className}`} />
      {children}
    </li>
  )
}

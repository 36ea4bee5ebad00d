import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/components/ui/checkbox'
import type { WizardPageView } from './wizard.server'

/** Shows the first page so far, and the option to fill empty parts with sample lines. */
export function FinalReview({ page: { draftId, revision, scenario } }: { page: WizardPageView }) {
  const { t } = useTranslation('scenarios')
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <figure>
        <div className="rounded-lg bg-canvas p-4">
          <img
            src={`/sheets/pages/1?draft=${draftId}&r=${revision}`}
            alt=""
            width={595}
            height={842}
            className="sheet"
          />
        </div>
        <figcaption className="mt-2 text-xs leading-5 text-subtle-foreground">{t('soFar')}</figcaption>
      </figure>
      <div className="space-y-4 text-sm leading-6">
        <Checkbox name="lines" defaultChecked className="gap-3 rounded-md border border-border bg-card p-4">
          <span>
            <span className="block font-medium">{t('lines')}</span>
            <span className="text-muted-foreground">{t('linesText')}</span>
          </span>
        </Checkbox>
        <p className="text-muted-foreground">{scenario.pages.note}</p>
        <p className="text-muted-foreground">{t('doneNext')}</p>
      </div>
    </div>
  )
}

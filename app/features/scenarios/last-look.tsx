import { useTranslation } from 'react-i18next'
import type { WizardPageView } from './wizard.server'

/** The first page as it is so far, and whether sample lines fill what is still empty. */
export function LastLook({ page: { draftId, revision, scenario } }: { page: WizardPageView }) {
  const { t } = useTranslation()
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <figure>
        <div className="rounded-lg bg-desk p-4">
          <img
            src={`/sheets/pages/1?draft=${draftId}&r=${revision}`}
            alt=""
            width={595}
            height={842}
            className="sheet"
          />
        </div>
        <figcaption className="mt-2 text-xs leading-5 text-ink-faint">{t('scenarios.soFar')}</figcaption>
      </figure>
      <div className="space-y-4 text-sm leading-6">
        <label className="flex items-start gap-3 rounded-md border border-line bg-surface p-4">
          <input type="checkbox" name="lines" defaultChecked className="mt-1 size-4 accent-primary" />
          <span>
            <span className="block font-medium">{t('scenarios.lines')}</span>
            <span className="text-ink-soft">{t('scenarios.linesText')}</span>
          </span>
        </label>
        <p className="text-ink-soft">{scenario.pages.note}</p>
        <p className="text-ink-soft">{t('scenarios.doneNext')}</p>
      </div>
    </div>
  )
}

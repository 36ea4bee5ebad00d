import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { ResumeArticle } from '#app/preview/resume-article'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { PositionSample } from './positions.server'

/** The finished resumes as text, for screen readers, search engines and whoever copies a line: the second one behind a press. */
export function SampleText({ samples }: { samples: PositionSample[] }) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  return (
    <TitledSection id="sample-text" title={t('sampleText')} size="xl">
      <p className="mt-1.5 text-sm text-muted-foreground">{t('sampleFictitious')}</p>
      {samples.map(({ id, title, text }, at) =>
        samples.length === 1 ? (
          <div key={id} className="mt-4 rounded-lg border border-border bg-card px-4 py-5 sm:px-6 sm:py-6">
            <ResumeArticle model={text} level={3} />
          </div>
        ) : (
          <details key={id} open={at === 0} className="mt-4 rounded-lg border border-border bg-card">
            <summary className="cursor-pointer px-4 py-3 font-medium sm:px-6">{localizedName(title)}</summary>
            <div className="border-t border-border px-4 py-5 sm:px-6 sm:py-6">
              <ResumeArticle model={text} level={3} />
            </div>
          </details>
        ),
      )}
    </TitledSection>
  )
}

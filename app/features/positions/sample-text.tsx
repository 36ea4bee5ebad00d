import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { ResumeArticle } from '#app/preview/resume-article'
import type { PositionSample } from './positions.server'

/** The finished resume as text, for screen readers, search engines and whoever copies a line. */
export function SampleText({ sample }: { sample: PositionSample }) {
  const { t } = useTranslation('positions')
  return (
    <TitledSection id="sample-text" title={t('sampleText')} size="xl">
      <p className="mt-1.5 text-sm text-muted-foreground">{t('sampleFictitious')}</p>
      <div className="mt-4 rounded-lg border border-border bg-card px-4 py-5 sm:px-6 sm:py-6">
        <ResumeArticle model={sample.text} level={3} />
      </div>
    </TitledSection>
  )
}

import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Unfold } from '#app/components/ui/unfold'
import type { SampleSummary } from '#contract/catalogue/sample'
import { ChoiceCard, ChoiceGrid, choiceGridClassName } from './choice-card'

/** Those for the most people: content/samples numbers them so. */
const shownFirst = 12

/** The samples to start from: a first dozen, and the rest behind a press. */
export function SampleChoices({ samples }: { samples: readonly SampleSummary[] }) {
  const { t, i18n } = useTranslation('create')
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const cards = samples.map((sample) => (
    <ChoiceCard
      key={sample.id}
      startValue={`sample:${sample.id}`}
      image={`/thumbnails/samples/${sample.id}`}
      title={sample.title[language]}
      badge={sample.scenario[language]}
      text={sample.summary[language]}
      action={t('useSample')}
    />
  ))
  return (
    <ChoiceGrid
      id="samples"
      title={t('samples')}
      text={t('samplesText')}
      more={
        cards.length > shownFirst ? (
          <Unfold
            label={t('allSamples', { count: cards.length })}
            openLabel={t('fewerSamples')}
            className="mt-8"
            summaryClassName={buttonVariants({ variant: 'outline', className: 'hover:no-underline' })}
          >
            <div className={choiceGridClassName}>{cards.slice(shownFirst)}</div>
          </Unfold>
        ) : null
      }
    >
      {cards.slice(0, shownFirst)}
    </ChoiceGrid>
  )
}

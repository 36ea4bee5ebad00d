import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { buttonVariants } from '#app/components/ui/button'
import { Unfold } from '#app/components/ui/unfold'
import type { ListedSample } from '#contract/catalogue/sample'
import { SampleCard } from './sample-card'

/** Those for the most people: content/samples numbers them so. */
const shownFirst = 6

const gridClassName = 'mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3'

/** The samples to start from: the first few, and the rest behind a press. */
export function SampleChoices({ samples }: { samples: readonly ListedSample[] }) {
  const { t } = useTranslation('create')
  const cards = samples.map((sample) => <SampleCard key={sample.id} sample={sample} />)
  return (
    <TitledSection id="samples" title={t('samples')} size="2xl" className="mt-14">
      <p className="mt-1 text-muted-foreground">{t('samplesText')}</p>
      <div className={gridClassName}>{cards.slice(0, shownFirst)}</div>
      {cards.length > shownFirst ? (
        <Unfold
          label={t('allSamples', { count: cards.length })}
          openLabel={t('fewerSamples')}
          className="mt-5"
          summaryClassName={buttonVariants({ variant: 'outline', className: 'hover:no-underline' })}
        >
          <div className={gridClassName}>{cards.slice(shownFirst)}</div>
        </Unfold>
      ) : null}
    </TitledSection>
  )
}
